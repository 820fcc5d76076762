import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DocumentEntry, listDocuments, renameDocument } from '#contract/documents/documents.ts';
import { listDocumentExports } from '#contract/documents/exports.ts';
import { readUnreadCount } from '#contract/notifications/notifications.ts';
import { readShell } from '#contract/shell/shell.ts';
import { api } from '#tests/components/api.ts';
import { Nested, show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import FounderLayout from '#web/founder/founder-layout.tsx';
import { paths } from '#web/paths.ts';
import AllDocuments from './all-documents.tsx';

const entry: DocumentEntry = {
  id: 'd1',
  type: 'validation',
  name: 'Kasuwa Ledger',
  ideaId: null,
  status: 'draft',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  versionCount: 0,
  hidden: false,
  can: { open: true, rename: true, delete: true, export: false },
};
const listOf = (...items: DocumentEntry[]) => ({ items, total: items.length, page: 1, pageSize: 10 });

async function openRename() {
  api.on(listDocumentExports, { items: [] });
  api.on(listDocuments, listOf(entry));
  const screen = await show(<AllDocuments />, { at: paths.founder.assistant });
  await screen.getByRole('button', { name: 'Actions for Kasuwa Ledger' }).click();
  await screen.getByRole('menuitem', { name: 'Rename' }).click();
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveFocus();
  return screen;
}

it('opens Rename on the name, and gives the focus back to the row on Escape', async () => {
  const screen = await openRename();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions for Kasuwa Ledger' })).toHaveFocus();
});

it('gives the focus back to the row when the name is saved', async () => {
  const screen = await openRename();
  api.on(renameDocument, { ...entry, name: 'Kasuwa Books' });
  api.on(listDocuments, listOf({ ...entry, name: 'Kasuwa Books' }));
  await userEvent.fill(screen.getByLabelText('Name', { exact: true }), 'Kasuwa Books');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Actions for Kasuwa Books' })).toHaveFocus();
});

const listed = (items: DocumentEntry[], total: number) => {
  api.on(listDocumentExports, { items: [] });
  api.on(listDocuments, { ...listOf(...items), total });
  return show(<AllDocuments />, { at: paths.founder.assistant });
};

it('has nothing selected on a page past the last', async () => {
  const screen = await listed([], 12);
  await expect.element(screen.getByRole('button', { name: 'Export all 12' })).toBeEnabled();
  await expect.element(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
});

it('exports up to 500 documents at once', async () => {
  const screen = await listed([entry], 500);
  await expect.element(screen.getByRole('button', { name: 'Export all 500' })).toBeEnabled();
});

it('says that more than 500 are too many at once', async () => {
  const screen = await listed([entry], 501);
  await expect.element(screen.getByRole('button', { name: 'Export all 501' })).toBeDisabled();
  await expect.element(screen.getByText('One zip file holds at most 500 documents.')).toBeVisible();
});

it('shows the first document near the top of a phone, each in little room, and folds the filters with their count', async () => {
  await page.viewport(...phone);
  const long = {
    ...entry,
    id: 'd2',
    name: 'Founders’ agreement: Tunde Balogun, Bimpe Alabi and Kasuwa Ledger Ltd (demo)',
    type: 'founders_agreement',
  } as const;
  api.on(listDocumentExports, { items: [] });
  api.on(listDocuments, listOf(entry, long));
  api.on(readUnreadCount, { unread: 0 });
  api.on(readShell, { ending: null, mail: null, zone: null });
  const screen = await show(new Nested(<FounderLayout />, <AllDocuments />), {
    at: `${paths.founder.assistant}?status=draft`,
  });
  const rows = screen.getByRole('row');
  await expect.element(rows.nth(2)).toBeVisible();
  const [, first, second] = rows.elements().map((row) => row.getBoundingClientRect());
  expect(first?.y).toBeLessThan(420);
  for (const { height } of [first, second].flatMap((box) => box ?? [])) expect(height).toBeLessThanOrEqual(120);
  const fold = screen.getByRole('button', { name: 'Filters (1)' });
  await expect.element(screen.getByLabelText('Status')).not.toBeVisible();
  await fold.click();
  await expect.element(screen.getByLabelText('Status')).toBeVisible();
  api.on(listDocuments, listOf(long, entry));
  await screen.getByLabelText('Sort by').selectOptions('Name, ascending');
  await expect.poll(() => api.calls(listDocuments).at(-1)?.query).toMatchObject({ sort: 'name', order: 'asc' });
});

it('keeps both of two filters that are chosen before the page follows the first', async () => {
  await listed([entry], 1);
  api.on(listDocuments, listOf());
  choose('Status', 'draft');
  choose('Type', 'safe');
  await expect.element(page.getByRole('heading', { name: 'No document matches these filters' })).toBeVisible();
  await expect.element(page.getByLabelText('Status', { exact: true })).toHaveValue('draft');
  await expect.element(page.getByLabelText('Type', { exact: true })).toHaveValue('safe');
});

/** At once, as a slow phone sees two quick taps. */
function choose(label: string, value: string) {
  const select = page.getByLabelText(label, { exact: true }).element() as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
