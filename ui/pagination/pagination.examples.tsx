import { useState } from 'react';
import type { Example } from '../example.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

function Pages({ count, links }: { count: number; links: PaginationProps['links'] }) {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      label={`${count} pages`}
      page={page}
      pageCount={count}
      links={links}
      text={`Showing ${page * 10 - 9}-${page * 10} of ${count * 10} items`}
      prevDisabled={page === 1}
      nextDisabled={page === count}
      onPage={setPage}
    />
  );
}

export const examples: Example[] = [
  { name: 'A few pages', wide: true, render: () => <Pages count={3} links={[1, 2, 3]} /> },
  { name: 'Many pages', wide: true, render: () => <Pages count={9} links={[1, 2, 3, 4, 'ellipsis', 9]} /> },
];
