import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import type { TableSort } from '#ui/table/table-types.ts';
import { DataTable } from './data-table.tsx';

const columns = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'amount', label: 'Amount', align: 'end' as const, sortable: true },
];
const rows = [
  { id: 'a', name: 'Cold storage', amount: '₦12,500.00', url: '/m/founder/overview' },
  { id: 'b', name: 'School fees', amount: '₦8,000.00' },
];
const onPage = vi.fn();
const onSelect = vi.fn();

function Documents({ start = 1, total = 42, empty }: { start?: number; total?: number; empty?: string }) {
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  return (
    <DataTable
      caption="Documents"
      columns={columns}
      rows={total === 0 ? [] : rows}
      sort={sort}
      onSort={setSort}
      selection={{ selected: new Set(['b']), onSelect, nameOf: (row) => String(row.name) }}
      empty={empty}
      page={start}
      pageSize={10}
      total={total}
      onPage={onPage}
    />
  );
}

it('says which items it shows, of how many', async () => {
  const screen = await show(<Documents start={5} />);
  await expect.element(screen.getByText('Showing 41-42 of 42 items')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
});

it('goes back, on and to a page', async () => {
  const screen = await show(<Documents start={2} />);
  for (const name of ['Prev', 'Next', 'Page 5']) await screen.getByRole('button', { name }).click();
  expect(onPage.mock.calls).toEqual([[1], [3], [5]]);
});

it('has no pages where there is nothing, and says so', async () => {
  const screen = await show(<Documents total={0} empty="Nothing yet" />);
  await expect.element(screen.getByText('Nothing yet')).toBeVisible();
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

it('sorts by a heading, and turns round on a second press', async () => {
  const screen = await show(<Documents />);
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Name' }).click();
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'descending');
  await screen.getByRole('button', { name: 'Amount' }).click();
  await expect.element(heading('Amount')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'none');
});

it('is a list of cards on a phone, sorted by a select', async () => {
  await page.viewport(...phone);
  const screen = await show(<Documents />);
  const [first, second] = screen
    .getByRole('row')
    .elements()
    .slice(-2)
    .map((row) => row.getBoundingClientRect());
  const cells = screen.getByRole('cell', { name: '₦12,500.00' }).element().getBoundingClientRect();
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  expect(cells.top).toBeGreaterThan(
    screen.getByRole('link', { name: 'Cold storage' }).element().getBoundingClientRect().bottom,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const sorting = screen.getByLabelText('Sort by');
  await expect.element(sorting).toHaveDisplayValue('Name, ascending');
  await sorting.selectOptions('Amount, descending');
  await expect.element(sorting).toHaveDisplayValue('Amount, descending');
});

it('leads on from anywhere in a row, but for its checkbox', async () => {
  const screen = await show(<Documents />, { at: '/m/notifications' });
  await expect.element(screen.getByRole('checkbox', { name: 'Select School fees' })).toBeChecked();
  await screen.getByRole('checkbox', { name: 'Select Cold storage' }).click();
  expect(onSelect).toHaveBeenCalledWith('a', true);
  expect(screen.location()).toBe('/m/notifications');
  await screen.getByRole('row', { name: 'Cold storage' }).click();
  await expect.poll(screen.location).toBe('/m/founder/overview');
});
