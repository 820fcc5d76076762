import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { Pagination } from './pagination.tsx';

function TwoPages() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      page={page}
      pageCount={2}
      links={[1, 2]}
      text={`Page ${page}`}
      prevDisabled={page === 1}
      nextDisabled={page === 2}
      onPage={setPage}
    />
  );
}

it.each([
  ['Next', 'Page 2', ['Next']],
  ['Prev', 'Page 1', ['Next', 'Prev']],
])('keeps the focus on %s at the last page that way, and goes no further', async (name, end, presses) => {
  const screen = await show(<TwoPages />);
  for (const press of presses) await screen.getByRole('button', { name: press }).click();
  await expect.element(screen.getByRole('status').first()).toHaveTextContent(end);
  const button = screen.getByRole('button', { name });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').first()).toHaveTextContent(end);
});
