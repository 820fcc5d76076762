import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
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
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { type DocumentsView, toQuery } from './documents-view.ts';

const documentsKey = ['documents'];
export const documentsPageSize = 10;

type DocumentsList = { items: DocumentEntry[]; total: number; page: number; pageSize: number };

/** One page of the founder's documents; while the next one loads, the last one stays. */
export function documentsQuery({ sort, order, page, ...filters }: DocumentsView) {
  const query = { sort, order, page, pageSize: documentsPageSize, ...toQuery(filters) };
  return queryOptions({
    queryKey: [...documentsKey, query],
    queryFn: ({ signal }) => call(listDocuments, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Marks every list of documents as out of date: call it when a document was made or changed. */
export function useDocumentsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: documentsKey });
}

export function useRenameDocument() {
  const changed = useDocumentsChanged();
  return useSave({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renameDocument, { params: { documentId: id }, body: { name } }),
    onSuccess: changed,
  });
}

/** Deletes at once, with Undo: the row goes before the server has answered and comes back when it refuses. */
export function useDeleteDocument() {
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  const restore = useSave({
    per: (one) => one,
    mutationFn: ({ id }: DocumentEntry) => call(restoreDocument, { params: { documentId: id } }),
    onSuccess: (_, { name }) => toast.success(`“${name}” is back`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: changed,
  });
  return useSave({
    per: (one) => one,
    mutationFn: ({ id }: DocumentEntry) => call(deleteDocument, { params: { documentId: id } }),
    onMutate: (entry) => client.setQueriesData<DocumentsList>({ queryKey: documentsKey }, withoutEntry(entry.id)),
    onSuccess: (_, entry) =>
      toast.success(`“${entry.name}” deleted`, { label: 'Undo', onPress: () => restore.mutate(entry) }),
    onError: (error) => {
      if (!isHeld(error)) toast.error(messageOf(error));
    },
    onSettled: changed,
  });
}

/** Whether a deletion was refused because others have signed. Hiding is offered then, in a dialog. */
export function isHeld(error: Error | null): error is ApiError {
  return error instanceof ApiError && (error.code === 'DOCUMENT_SIGNED' || error.code === 'DOCUMENT_SIGNING');
}

/** Hides a document, with Undo, or shows a hidden one again. */
export function useHideDocument() {
  const changed = useDocumentsChanged();
  const show = useSave({
    per: (one) => one,
    mutationFn: ({ id }: DocumentEntry) => call(showDocument, { params: { documentId: id } }),
    onSuccess: (_, { name }) => toast.success(`“${name}” is shown again`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: changed,
  });
  const hide = useSave({
    per: (one) => one,
    mutationFn: ({ id }: DocumentEntry) => call(hideDocument, { params: { documentId: id } }),
    onSuccess: (_, entry) =>
      toast.success(`“${entry.name}” is hidden`, { label: 'Undo', onPress: () => show.mutate(entry) }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: changed,
  });
  return { hide, show };
}

/** Whether anything is hidden: asked where the list would otherwise say that there is nothing. */
export function anyHiddenQuery(enabled: boolean) {
  const query = { status: 'hidden', sort: 'date', page: 1, pageSize: 1 } as const;
  return queryOptions({
    queryKey: [...documentsKey, 'any hidden'],
    queryFn: ({ signal }) => call(listDocuments, { query }, { signal }),
    select: ({ total }) => total > 0,
    enabled,
  });
}

function withoutEntry(id: string) {
  return (list: DocumentsList | undefined) => {
    if (!list?.items.some((item) => item.id === id)) return list;
    return { ...list, items: list.items.filter((item) => item.id !== id), total: list.total - 1 };
  };
}

/** The ideas, and the readiness checks, that were worked on last. */
export const recentIdeasQuery = recentQuery('validation');
export const recentChecksQuery = recentQuery('evaluation');

function recentQuery(type: 'validation' | 'evaluation') {
  return queryOptions({
    queryKey: [...documentsKey, 'recent', type],
    queryFn: ({ signal }) => call(listDocuments, { query: { type, sort: 'date', page: 1, pageSize: 5 } }, { signal }),
  });
}

/** The founder's documents of a type to choose from, the one worked on last first. */
export function documentsToChoose(type: DocumentType) {
  return queryOptions({
    queryKey: [...documentsKey, 'to choose from', type],
    queryFn: ({ signal }) => call(listDocuments, { query: { type, sort: 'date', page: 1, pageSize: 100 } }, { signal }),
    select: ({ items }) => items,
  });
}
