import {
  type DocumentSort,
  type DocumentStatusFilter,
  type DocumentType,
  documentLimits,
  documentSort,
  documentStatusFilter,
  documentType,
} from '#contract/documents/documents.ts';

export type SortOrder = 'asc' | 'desc';

/** What the list of documents shows. It lives in the URL, so that reload, back and a sent link keep it. */
export type DocumentsView = DocumentFilters & { sort: DocumentSort; order: SortOrder; page: number };

/** What narrows the list; empty where a filter is off. */
export type DocumentFilters = { search: string; type: DocumentType | ''; status: DocumentStatusFilter | '' };

export const noFilters: DocumentFilters = { search: '', type: '', status: '' };
const firstView: DocumentsView = { ...noFilters, sort: 'date', order: 'desc', page: 1 };

export function isFiltered({ search, type, status }: DocumentFilters): boolean {
  return search !== '' || type !== '' || status !== '';
}

/** The filters as the API takes them: only those that are on. */
export function toQuery({ search, type, status }: DocumentFilters) {
  return { ...(search && { search }), ...(type && { type }), ...(status && { status }) };
}

/** Reads the view from the URL; what makes no sense there is left at its start value. */
export function readDocumentsView(params: URLSearchParams): DocumentsView {
  const sort = documentSort.safeParse(params.get('sort')).data ?? firstView.sort;
  const order = params.get('order');
  const page = Number(params.get('page'));
  return {
    sort,
    order: order === 'asc' || order === 'desc' ? order : usualOrder(sort),
    search: (params.get('search') ?? '').trim().slice(0, documentLimits.searchLength),
    type: documentType.safeParse(params.get('type')).data ?? '',
    status: documentStatusFilter.safeParse(params.get('status')).data ?? '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The query string of a view without what goes without saying: the first view has none. */
export function writeDocumentsView(view: DocumentsView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.sort !== firstView.sort) params.set('sort', view.sort);
  if (view.order !== usualOrder(view.sort)) params.set('order', view.order);
  if (view.search !== '') params.set('search', view.search);
  if (view.type !== '') params.set('type', view.type);
  if (view.status !== '') params.set('status', view.status);
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

/** The newest first, names from A to Z. */
export function usualOrder(sort: DocumentSort): SortOrder {
  return sort === 'date' ? 'desc' : 'asc';
}
