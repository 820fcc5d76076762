import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type DocumentEntry,
  type DocumentType,
  deleteDocument,
  hideDocument,
  listDocuments,
  renameDocument,
  restoreDocument,
  showDocument,
} from '#contract/documents/documents.ts';
import { createDocumentExport, listDocumentExports } from '#contract/documents/exports.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import AllDocuments from './all-documents.tsx';

const entry = (id: string, name: string, type: DocumentType = 'validation'): DocumentEntry => ({
  id,
  type,
  name,
  ideaId: null,
  status: 'draft',
  versionCount: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  hidden: false,
  can: { open: true, rename: true, delete: true, export: true },
});
const storage = entry('d1', 'Cold storage');
const check = entry('d2', 'Seed readiness', 'evaluation');
const agreement = entry('d3', 'Our agreement', 'founders_agreement');
const listOf = (items: DocumentEntry[], total = items.length, page = 1) => ({ items, total, page, pageSize: 10 });
const open = (query = '') => show(<AllDocuments />, { at: `${paths.founder.assistant}${query}` });
type Screen = Awaited<ReturnType<typeof open>>;

async function choose(screen: Screen, name: string, action: string) {
  await screen.getByRole('button', { name: `Actions for ${name}` }).click();
  await screen.getByRole('menuitem', { name: action }).click();
}

beforeEach(() => {
  api.on(listDocuments, listOf([storage, check, agreement]));
  api.on(listDocumentExports, { items: [] });
});

it('opens each document in the tool that made it', async () => {
  const screen = await open();
  for (const [name, href] of [
    ['Cold storage', paths.founder.idea('d1')],
    ['Seed readiness', paths.founder.check('d2')],
    ['Our agreement', paths.founder.agreement('d3')],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('offers to delete and rename what its owner may, and nothing else', async () => {
  const fixed = { ...entry('d4', 'Signed'), can: { open: true, rename: false, delete: false, export: true } };
  api.on(listDocuments, listOf([storage, fixed]));
  const screen = await open();
  await screen.getByRole('button', { name: 'Actions for Cold storage' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Actions for Signed' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Hide' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument();
});

it('keeps sorting, filters and page in the address', async () => {
  api.on(listDocuments, ({ query }) => listOf([storage], 42, query.page));
  const screen = await open('?page=2');
  await expect.element(screen.getByText('Showing 11-20 of 42 items')).toBeVisible();
  await screen.getByRole('button', { name: 'Name' }).click();
  await expect.poll(screen.location).toBe(`${paths.founder.assistant}?sort=name`);
  await screen.getByLabelText('Type').selectOptions('Investment readiness');
  await screen.getByLabelText('Status').selectOptions('Draft');
  await screen.getByLabelText('Search documents').fill('cold');
  await expect
    .poll(screen.location)
    .toBe(`${paths.founder.assistant}?sort=name&search=cold&type=evaluation&status=draft`);
  await expect
    .poll(() => api.calls(listDocuments).at(-1)?.query)
    .toMatchObject({ sort: 'name', order: 'asc', search: 'cold', type: 'evaluation', status: 'draft', page: 1 });
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(screen.location).toBe(`${paths.founder.assistant}?sort=name`);
  await expect.element(screen.getByLabelText('Search documents')).toHaveValue('');
});

it('tells an empty account from a search that finds nothing', async () => {
  api.on(listDocuments, listOf([]));
  const screen = await open();
  await expect.element(screen.getByText('Your documents will be here')).toBeVisible();
  await screen.go(`${paths.founder.assistant}?search=ice`);
  await expect.element(screen.getByText('No document is called “ice”')).toBeVisible();
});

it('offers only what may be done with a document', async () => {
  api.on(listDocuments, listOf([{ ...storage, can: { open: true, rename: false, delete: false, export: false } }]));
  const screen = await open();
  await screen.getByRole('button', { name: 'Actions for Cold storage' }).click();
  const actions = screen.getByRole('menuitem');
  await expect.poll(() => actions.elements().map((action) => action.textContent)).toEqual(['Open', 'Share', 'Hide']);
  // No rule above a group with nothing in it.
  expect(screen.getByRole('group').elements()).toHaveLength(1);
});

describe('deleting', () => {
  const gone = { id: 'd1', restorableUntil: '2026-12-20T09:00:00.000Z' };

  it('takes the row away at once, and brings it back with Undo', async () => {
    const release = api.hold(deleteDocument, gone);
    api.on(restoreDocument, storage);
    const screen = await open();
    const row = screen.getByRole('link', { name: 'Cold storage' });
    await choose(screen, 'Cold storage', 'Delete');
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(screen.getByText('Showing 1-2 of 2 items')).toBeVisible();
    api.on(listDocuments, listOf([check, agreement]), listOf([storage, check, agreement]));
    release();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('“Cold storage” is back')).toBeVisible();
    await expect.element(row).toBeVisible();
    expect(api.calls(restoreDocument)).toMatchObject([{ params: { documentId: 'd1' } }]);
  });

  it('brings the row back when the server refuses, and says why', async () => {
    api.on(deleteDocument, offline);
    const screen = await open();
    await choose(screen, 'Cold storage', 'Delete');
    await expect.element(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Cold storage' })).toBeVisible();
  });
});

describe('hiding', () => {
  const hidden = { ...storage, hidden: true };

  it('is offered where a deletion is refused, with the reason', async () => {
    api.on(deleteDocument, refused('DOCUMENT_SIGNED'));
    api.on(hideDocument, hidden);
    const screen = await open();
    await choose(screen, 'Cold storage', 'Delete');
    const dialog = screen.getByRole('alertdialog', { name: '“Cold storage” cannot be deleted' });
    await expect.element(dialog.getByText('Everybody has signed this document')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Cold storage' })).toBeInTheDocument();
    api.on(listDocuments, listOf([check, agreement]));
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect.element(screen.getByText('“Cold storage” is hidden')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Cold storage' })).not.toBeInTheDocument();
    expect(api.calls(hideDocument)).toMatchObject([{ params: { documentId: 'd1' } }]);
  });

  it('hides from the menu, and shows again from the list of hidden ones', async () => {
    api.on(hideDocument, hidden);
    api.on(showDocument, storage);
    const screen = await open();
    api.on(listDocuments, ({ query }) => listOf(query.status === 'hidden' ? [hidden] : []));
    await choose(screen, 'Cold storage', 'Hide');
    await expect.element(screen.getByText('All your documents are hidden')).toBeVisible();
    await screen.getByRole('button', { name: 'See hidden documents' }).click();
    await expect.poll(screen.location).toBe(`${paths.founder.assistant}?status=hidden`);
    await expect.element(screen.getByLabelText('Status')).toHaveValue('hidden');
    await choose(screen, 'Cold storage', 'Show again');
    await expect.element(screen.getByText('“Cold storage” is shown again')).toBeVisible();
    expect(api.calls(showDocument)).toMatchObject([{ params: { documentId: 'd1' } }]);
  });
});

describe('renaming', () => {
  it('keeps what was typed when it fails, and closes when it is saved', async () => {
    api.on(renameDocument, refused('DOCUMENT_UNKNOWN'), { ...storage, name: 'Ẹja tútù' });
    const screen = await open();
    await choose(screen, 'Cold storage', 'Rename');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveValue('Cold storage');
    await name.fill('Ẹja tútù');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(name).toHaveValue('Ẹja tútù');
    api.on(listDocuments, listOf([{ ...storage, name: 'Ẹja tútù' }]));
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('link', { name: 'Ẹja tútù' })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls(renameDocument).map(({ body }) => body)).toEqual([{ name: 'Ẹja tútù' }, { name: 'Ẹja tútù' }]);
  });

  it('marks an empty name in its field, and asks nobody', async () => {
    const screen = await open();
    await choose(screen, 'Cold storage', 'Rename');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await name.fill('  ');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toBeInvalid();
    await expect.element(name).toHaveFocus();
    expect(api.calls(renameDocument)).toHaveLength(0);
  });
});

describe('exporting', () => {
  const zip = {
    id: 'e1',
    status: 'ready' as const,
    total: 2,
    done: 2,
    file: { bytes: 2_097_152, sha256: 'a'.repeat(64) },
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-11-27T09:00:00.000Z',
    can: { download: true },
  };

  it('exports what is selected, or all that match', async () => {
    api.on(createDocumentExport, zip);
    const screen = await open();
    await screen.getByRole('button', { name: 'Export all 3' }).click();
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await screen.getByRole('checkbox', { name: 'Select Seed readiness' }).click();
    await expect.element(screen.getByText('2 selected', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Export 2 selected' }).click();
    await expect
      .poll(() => api.calls(createDocumentExport).map(({ body }) => body))
      .toEqual([{ matching: {} }, { documentIds: ['d1', 'd3'] }]);
    await expect.element(screen.getByRole('button', { name: 'Export all 3' })).toBeVisible();
  });

  it('sends the same key again after a lost connection, so that one file is made', async () => {
    api.on(createDocumentExport, offline, zip);
    const screen = await open();
    const button = screen.getByRole('button', { name: 'Export all 3' });
    await button.click();
    await expect.element(screen.getByText('Network error.')).toBeVisible();
    await button.click();
    await expect.poll(() => api.calls(createDocumentExport)).toHaveLength(2);
    const [first, second] = api.calls(createDocumentExport);
    expect(second?.key).toBe(first?.key);
  });

  it('shows how far a file is, then what it weighs', async () => {
    api.on(
      listDocumentExports,
      { items: [{ ...zip, status: 'running', done: 1, file: null, can: { download: false } }] },
      { items: [zip] },
    );
    const screen = await open();
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    await expect.element(screen.getByText('2 documents, ready')).toBeVisible();
    await expect.element(screen.getByText('2.0 MB, kept until')).toBeVisible();
  });
});
