import { BadgeCheck, FileDown } from 'lucide-react';
import { useState } from 'react';
import type { SigningRequest } from '#contract/signing/signing.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { SigningTrail } from '#web/components/signing-trail.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { useCancelSigning, useSignedFile } from './sharing-queries.ts';
import { SignerLine } from './signer-line.tsx';

const states: Record<SigningRequest['state'], { word: string; colour: BadgeColour }> = {
  pending: { word: 'Waiting for signatures', colour: 'amber' },
  completed: { word: 'Signed by everybody', colour: 'moss' },
  declined: { word: 'Declined', colour: 'brick' },
  cancelled: { word: 'Cancelled', colour: 'muted' },
  expired: { word: 'Expired', colour: 'muted' },
};

type SigningRequestViewProps = { agreementId: string; request: SigningRequest; level: 2 | 3 };

/** One request: who has signed, what can be done about it, and everything that happened. */
export function SigningRequestView({ agreementId, request, level }: SigningRequestViewProps) {
  const { word, colour } = states[request.state];
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="font-semibold">Version {request.versionNumber}</Heading>
        <span role="status">
          <Badge colour={colour}>{word}</Badge>
        </span>
        <span className="text-sm text-stone">
          {request.completedAt ? 'signed ' : request.state === 'pending' ? 'until ' : 'asked '}
          <DateTime value={momentOf(request)} withTime />
        </span>
      </div>
      <ol className="flex flex-col gap-3" aria-label={`Who signs version ${request.versionNumber}`}>
        {request.signers.map((signer) => (
          <SignerLine key={signer.id} agreementId={agreementId} request={request} signer={signer} />
        ))}
      </ol>
      <RequestActions agreementId={agreementId} request={request} />
      <Disclosure summary="Everything that happened">
        <SigningTrail events={request.events} />
      </Disclosure>
      <p className="text-sm wrap-anywhere text-stone">SHA-256 of the PDF: {request.sha256}</p>
    </section>
  );
}

function momentOf({ state, completedAt, expiresAt, createdAt }: SigningRequest): string {
  return completedAt ?? (state === 'pending' ? expiresAt : createdAt);
}

function RequestActions({ agreementId, request }: { agreementId: string; request: SigningRequest }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelSigning(agreementId);
  const file = useSignedFile();
  const isGetting = (which: string) => file.isPending && file.variables.file === which;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="small"
        icon={<FileDown aria-hidden="true" />}
        loading={isGetting('document')}
        onClick={() => file.mutate({ requestId: request.id, file: 'document' })}
      >
        Get the document
      </Button>
      {request.state === 'completed' && (
        <Button
          size="small"
          icon={<BadgeCheck aria-hidden="true" />}
          disabled={!request.hasCertificate}
          loading={isGetting('certificate')}
          onClick={() => file.mutate({ requestId: request.id, file: 'certificate' })}
        >
          {request.hasCertificate ? 'Get the certificate' : 'The certificate is being made'}
        </Button>
      )}
      {request.can.cancel && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Cancel the request
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this request?"
        cancelLabel="Keep it"
        confirmLabel="Cancel the request"
        danger
        processing={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(request.id, {
            onError: (error) => toast.error(messageOf(error)),
            onSettled: () => setAsking(false),
          })
        }
      >
        The links stop working at once, and signatures given so far count for nothing. You can ask again afterwards.
      </ConfirmDialog>
    </div>
  );
}
