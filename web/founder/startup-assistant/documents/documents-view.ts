import { type DocumentSort, documentLimits, documentSort } from '#contract/documents.ts';

export type SortOrder = 'asc' | 'desc';

/** What the list of documents shows. It lives in the URL, so that reload, back and a sent link keep it. */
export type DocumentsView = { sort: DocumentSort; order: SortOrder; search: string; page: number };

const firstView: DocumentsView = { sort: 'date', order: 'desc', search: '', page: 1 };

/** Reads the view from the URL; what makes no sense there is left at its start value. */
export function readDocumentsView(params: URLSearchParams): DocumentsView {
  const sort = documentSort.safeParse(params.get('sort')).data ?? firstView.sort;
  const order = params.get('order');
  const page = Number(params.get('page'));
  return {
    sort,
    order: order === 'asc' || order === 'desc' ? order : usualOrder(sort),
    search: (params.get('search') ?? '').trim().slice(0, documentLimits.searchLength),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The query string of a view without what goes without saying: the first view has none. */
export function writeDocumentsView(view: DocumentsView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.sort !== firstView.sort) params.set('sort', view.sort);
  if (view.order !== usualOrder(view.sort)) params.set('order', view.order);
  if (view.search !== '') params.set('search', view.search);
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

/** The newest first, names from A to Z. */
export function usualOrder(sort: DocumentSort): SortOrder {
  return sort === 'date' ? 'desc' : 'asc';
}
