import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  type Agreement,
  acknowledgeFlag,
  duplicateAgreement,
  moveAgreementTemplate,
  reopenAgreement,
} from '#contract/agreements/agreements.ts';
import { finaliseAgreement } from '#contract/agreements/versions.ts';
import { chooseDocumentIdea } from '#contract/documents/documents.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useDocumentsChanged } from '#web/founder/documents/documents-queries.ts';
import { paths } from '#web/paths.ts';
import { agreementQuery, patchAgreement, refreshAgreement } from '../agreement-queries.ts';

const showError = (error: unknown) => void toast.error(messageOf(error));

/** Makes the document final and opens it. Where nothing has changed since the newest version, that one stands. */
export function useFinalise(agreement: Agreement) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const documentsChanged = useDocumentsChanged();
  const { id: agreementId, revision } = agreement;
  return useSubmit((_, options) => call(finaliseAgreement, { params: { agreementId } }, options), {
    // One key for each revision: a retry makes one version, and never answers with one from before the last change.
    keyOn: () => revision,
    onSuccess: async ({ version }) => {
      void documentsChanged();
      await refreshAgreement(client, agreementId);
      toast.success(`Version ${version.number} is final`);
      await navigate(paths.founder.agreement(agreementId));
    },
    onError: async (error) => {
      showError(error);
      await refreshAgreement(client, agreementId);
    },
  });
}

/** Says which startup the document is for. What other documents of that startup say is compared anew. */
export function useChooseIdea(agreementId: string) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  return useMutation({
    mutationFn: (ideaId: string | null) =>
      call(chooseDocumentIdea, { params: { documentId: agreementId }, body: { ideaId } }),
    onSuccess: async () => {
      void documentsChanged();
      await refreshAgreement(client, agreementId);
    },
    onError: showError,
  });
}

export function useReopen(agreementId: string) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  return useSave({
    mutationFn: () => call(reopenAgreement, { params: { agreementId } }),
    onSuccess: (agreement) => {
      client.setQueryData(agreementQuery(agreementId).queryKey, agreement);
      void documentsChanged();
    },
    onError: showError,
  });
}

/** Begins another document with the same content, and opens it. */
export function useDuplicate(agreementId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const documentsChanged = useDocumentsChanged();
  return useSubmit((_, options) => call(duplicateAgreement, { params: { agreementId } }, options), {
    keyOn: () => agreementId,
    onSuccess: async (copy) => {
      client.setQueryData(agreementQuery(copy.id).queryKey, copy);
      void documentsChanged();
      toast.success(`“${copy.name}” is a copy`);
      await navigate(paths.founder.agreement(copy.id));
    },
    onError: showError,
  });
}

export function useMoveTemplate(agreementId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => call(moveAgreementTemplate, { params: { agreementId } }),
    onSuccess: (agreement) => {
      client.setQueryData(agreementQuery(agreementId).queryKey, agreement);
      toast.success(`Moved to template ${agreement.template.version}`);
    },
    onError: showError,
  });
}

export function useAcknowledge(agreementId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ flagId, acknowledged }: { flagId: string; acknowledged: boolean }) =>
      call(acknowledgeFlag, { params: { agreementId, flagId }, body: { acknowledged } }),
    onSuccess: ({ revision, standing }) =>
      patchAgreement(client, agreementId, (agreement) => ({
        ...agreement,
        revision,
        standing,
        can: { ...agreement.can, finalise: standing.ready },
      })),
    onError: showError,
  });
}

/** To call after the document got another name. */
export function useRenamed(agreementId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshAgreement(client, agreementId);
}
