export type PageInput = { page: number; pageSize: number; total: number };
export type PageLink = number | 'ellipsis';
export type Pagination = {
  page: number;
  pageCount: number;
  text: string;
  links: PageLink[];
  prevDisabled: boolean;
  nextDisabled: boolean;
};

/**
 * Everything a pager shows: the text "Showing X-Y of Z items", the page links and whether Prev and Next are disabled.
 * Pages count from 1; a page outside the list becomes the nearest one inside it; an empty list has one page.
 * @throws RangeError when a number is not whole, pageSize is below 1 or total below 0.
 */
export function paginate({ page, pageSize, total }: PageInput): Pagination {
  if (!Number.isSafeInteger(page) || !Number.isSafeInteger(pageSize) || pageSize < 1)
    throw new RangeError('page and pageSize must be whole numbers, pageSize at least 1');
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('total must be a whole number of zero or more');

  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), pageCount);
  const first = total === 0 ? 0 : (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, total);
  return {
    page: current,
    pageCount,
    text: `Showing ${first}-${last} of ${total} items`,
    links: pageLinks(current, pageCount),
    prevDisabled: current === 1,
    nextDisabled: current === pageCount,
  };
}

/** Up to five pages are all listed; beyond that the ends and the current page's neighbours, with ellipses between. */
function pageLinks(page: number, pageCount: number): PageLink[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 4, 'ellipsis', pageCount];
  if (page >= pageCount - 2) return [1, 'ellipsis', pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, 'ellipsis', page - 1, page, page + 1, 'ellipsis', pageCount];
}
