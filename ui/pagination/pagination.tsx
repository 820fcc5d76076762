import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';

export type PaginationProps = {
  page: number;
  pageCount: number;
  /** The windows of page numbers, with an ellipsis for what is left out. */
  links: readonly (number | 'ellipsis')[];
  /** Such as "Showing 1-10 of 42 items". */
  text: string;
  prevDisabled: boolean;
  nextDisabled: boolean;
  onPage: (page: number) => void;
  /** Names the navigation where a page has more than one. */
  label?: string;
};

/** Pages of a list: what is shown, Prev and Next, and the page numbers where there is room for them. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, links, text, prevDisabled, nextDisabled, onPage, label = 'Pagination' } = props;
  return (
    <nav aria-label={label} className="flex flex-col items-center justify-between gap-3 sm:flex-row">
      <p role="status" className="text-sm text-stone tabular-nums">
        {text}
      </p>
      <div className="flex w-full flex-wrap items-center justify-between gap-1 sm:w-auto">
        <Button
          variant="secondary"
          size="small"
          icon={<ChevronLeft />}
          held={prevDisabled}
          onClick={() => onPage(page - 1)}
        >
          Prev
        </Button>
        <p className="text-sm tabular-nums sm:hidden">
          Page {page} of {pageCount}
        </p>
        <ol className="flex items-center gap-1 px-1 max-sm:hidden">
          {keyed(links).map(({ key, link }) => (
            <li key={key}>{link === 'ellipsis' ? <Ellipsis /> : <PageButton {...{ link, page, onPage }} />}</li>
          ))}
        </ol>
        <Button variant="secondary" size="small" held={nextDisabled} onClick={() => onPage(page + 1)}>
          Next <ChevronRight />
        </Button>
      </div>
    </nav>
  );
}

/** A stable key for each link; of two ellipses, each is known by the page before it. */
function keyed(links: PaginationProps['links']) {
  return links.map((link, index) => ({ link, key: link === 'ellipsis' ? `after ${links[index - 1]}` : link }));
}

function Ellipsis() {
  return (
    <span aria-hidden="true" className="inline-flex w-8 justify-center text-stone">
      …
    </span>
  );
}

function PageButton({ link, page, onPage }: { link: number; page: number; onPage: (page: number) => void }) {
  const current = link === page;
  return (
    <button
      type="button"
      aria-label={`Page ${link}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(link)}
      className={cx(
        'min-h-9 min-w-9 rounded-control px-2 text-sm tabular-nums transition-colors',
        current ? 'bg-moss font-semibold text-on-moss' : 'hover:bg-moss-wash',
      )}
    >
      {link}
    </button>
  );
}
