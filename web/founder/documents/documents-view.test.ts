import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentListQuery, documentStatusFilter, documentType } from '#contract/documents/documents.ts';
import { isFiltered, noFilters, readDocumentsView, toQuery, writeDocumentsView } from './documents-view.ts';

const read = (query: string) => readDocumentsView(new URLSearchParams(query));

describe('the list of documents in the URL', () => {
  it('starts with the newest first, without a query string', () => {
    expect(read('')).toEqual({ sort: 'date', order: 'desc', search: '', type: '', status: '', page: 1 });
    expect(writeDocumentsView(read('')).toString()).toBe('');
  });

  it('sorts names from A to Z unless told otherwise', () => {
    expect(read('sort=name').order).toBe('asc');
    expect(read('sort=name&order=desc').order).toBe('desc');
    expect(writeDocumentsView(read('sort=name&order=asc')).toString()).toBe('sort=name');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=1e9',
    'sort=size',
    'order=up',
    'sort=%00',
    'type=passport',
    'status=',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('reads back what it wrote, and the server takes it', () => {
    const view = fc.record({
      sort: fc.constantFrom('date' as const, 'name' as const),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      type: fc.constantFrom('' as const, ...documentType.options),
      status: fc.constantFrom('' as const, ...documentStatusFilter.options),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(view, (one) => {
        const again = readDocumentsView(writeDocumentsView(one));
        expect(again).toEqual(one);
        const { sort, order, page } = one;
        const query = { sort, order, page, ...toQuery({ ...one, search: '' }) };
        expect(documentListQuery.safeParse(query).success).toBe(true);
      }),
    );
  });

  it('knows which filters are on, and hands on those only', () => {
    expect([isFiltered(noFilters), toQuery(noFilters)]).toEqual([false, {}]);
    const view = read('type=nda&status=completed&search=bola');
    expect([isFiltered(view), toQuery(view)]).toEqual([true, { type: 'nda', status: 'completed', search: 'bola' }]);
  });
});
