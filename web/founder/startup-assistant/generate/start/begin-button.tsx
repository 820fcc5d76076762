import { ArrowRight } from 'lucide-react';
import { createAgreement } from '#contract/agreements.ts';
import type { AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import { paths } from '#web/paths.ts';
import { agreementQuery } from '../agreement-queries.ts';

/** Begins a document and opens its first question. */
export function BeginButton(chosen: { kind: AgreementKind; jurisdiction: Jurisdiction; title: string }) {
  const { kind, jurisdiction, title } = chosen;
  const create = useBegin({
    send: (body: { kind: AgreementKind; jurisdiction: Jurisdiction }, options) =>
      call(createAgreement, { body }, options),
    keyOf: (agreementId) => agreementQuery(agreementId).queryKey,
    pathOf: paths.founder.agreementQuestions,
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Button
      aria-label={`Begin: ${title}`}
      loading={create.isPending}
      onClick={() => create.mutate({ kind, jurisdiction })}
    >
      Begin <ArrowRight />
    </Button>
  );
}
