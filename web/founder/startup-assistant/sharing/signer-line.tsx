import type { SigningRequest } from '#contract/signing/signing.ts';
import { SIGNING_LIMITS } from '#domain/signing/signing-rules.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { useRemindSigner } from './sharing-queries.ts';

type Signer = SigningRequest['signers'][number];

const states: Record<Signer['state'], { word: string; colour: BadgeColour }> = {
  waiting: { word: 'Not asked yet', colour: 'muted' },
  asked: { word: 'Asked', colour: 'amber' },
  signed: { word: 'Signed', colour: 'moss' },
  declined: { word: 'Declined', colour: 'brick' },
};

type SignerLineProps = { agreementId: string; request: SigningRequest; signer: Signer };

/** One signer, where they stand, and the reminder while they are awaited. */
export function SignerLine({ agreementId, request, signer }: SignerLineProps) {
  const { word, colour } = states[signer.state];
  const role = [signer.label, signer.title, signer.company].filter(Boolean).join(', ');
  return (
    <li className="flex flex-col gap-2 rounded-card bg-sunken p-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            {signer.position}. {signer.name}
          </span>
          <Badge colour={colour}>{word}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-stone">
          {role} · {signer.email}
          {signer.signedAt && (
            <>
              {' · '}
              <DateTime value={signer.signedAt} withTime />
            </>
          )}
        </p>
      </div>
      {request.state === 'pending' && signer.state === 'asked' && (
        <Reminder agreementId={agreementId} requestId={request.id} signer={signer} />
      )}
    </li>
  );
}

type ReminderProps = { agreementId: string; requestId: string; signer: Signer };

/** Once a day, three times at most: the button says when, or why no more. */
function Reminder({ agreementId, requestId, signer }: ReminderProps) {
  const remind = useRemindSigner(agreementId);
  const next = signer.nextReminderAt;
  const isDue = next !== null && Date.parse(next) <= Date.now();
  const noteId = `reminder-${signer.id}`;
  return (
    <div className="flex shrink-0 flex-col gap-1 sm:items-end">
      <Button
        variant="secondary"
        size="small"
        disabled={!isDue}
        aria-label={`Remind ${signer.name}`}
        aria-describedby={noteId}
        loading={remind.isPending}
        onClick={() =>
          remind.mutate({ requestId, signerId: signer.id }, { onError: (error) => toast.error(messageOf(error)) })
        }
      >
        Remind
      </Button>
      <p id={noteId} className="text-sm text-stone">
        {next === null ? (
          `Reminded ${SIGNING_LIMITS.reminders} times: no more by e-mail`
        ) : isDue ? (
          `${SIGNING_LIMITS.reminders - signer.reminders} left`
        ) : (
          <>
            Next from <DateTime value={next} withTime />
          </>
        )}
      </p>
    </div>
  );
}
