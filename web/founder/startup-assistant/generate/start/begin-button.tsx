import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createAgreement } from '#contract/agreements.ts';
import type { AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { createSubmitKeys } from '#web/api/idempotency-key.ts';
import { paths } from '#web/paths.ts';
import { useDocumentsChanged } from '../../documents/documents-queries.ts';
import { agreementQuery } from '../agreement-queries.ts';

/** Begins a document and opens its first question. */
export function BeginButton(chosen: { kind: AgreementKind; jurisdiction: Jurisdiction; title: string }) {
  const { kind, jurisdiction, title } = chosen;
  const navigate = useNavigate();
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  const [submitKeys] = useState(createSubmitKeys);
  const create = useMutation({
    mutationFn: () => {
      const body = { kind, jurisdiction };
      return call(createAgreement, { body }, { idempotencyKey: submitKeys.keyFor(body) });
    },
    onSuccess: (agreement) => {
      submitKeys.done();
      client.setQueryData(agreementQuery(agreement.id).queryKey, agreement);
      void documentsChanged();
      return navigate(paths.founder.agreementQuestions(agreement.id));
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Button aria-label={`Begin: ${title}`} loading={create.isPending} onClick={() => create.mutate()}>
      Begin <ArrowRight />
    </Button>
  );
}
