import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useDocumentsChanged } from './documents-queries.ts';

type Begin<I, D> = {
  send: (input: I, options: CallOptions) => Promise<D>;
  /** Under which the document is found once it is there; without it, its first page reads it. */
  keyOf?: (documentId: string) => readonly unknown[];
  /** Its first page. */
  pathOf: (documentId: string) => string;
  onError?: (error: unknown) => void;
};

/** Makes a document, puts it where its pages look for it, and opens the first of them. */
export function useBegin<I, D extends { id: string }>({ send, keyOf, pathOf, onError }: Begin<I, D>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const documentsChanged = useDocumentsChanged();
  return useSubmit(send, {
    onSuccess: (document) => {
      if (keyOf) client.setQueryData(keyOf(document.id), document);
      void documentsChanged();
      return navigate(pathOf(document.id));
    },
    onError,
  });
}
