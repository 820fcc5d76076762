import type { OpenedSigning } from '#contract/signing/signatures.ts';
import { DateTime } from '#web/time/date-time.tsx';

const words = {
  requested: 'asked for signatures',
  asked: 'was asked to sign',
  reminded: 'was reminded',
  viewed: 'opened the document',
  signed: 'signed',
  declined: 'declined to sign',
  cancelled: 'cancelled the request',
  expired: 'asked for signatures, and the time ran out',
  completed: 'has everybody’s signature',
} as const satisfies Record<OpenedSigning['events'][number]['kind'], string>;

/** What happened when, oldest first. */
export function SigningTrail({ events }: { events: OpenedSigning['events'] }) {
  return (
    <ol className="flex flex-col gap-2">
      {events.map(({ number, at, kind, who, note }) => (
        <li key={number} className="flex flex-col sm:flex-row sm:gap-3">
          <span className="shrink-0 text-stone sm:w-52">
            <DateTime value={at} withTime />
          </span>
          <span className="wrap-anywhere">
            {who} {words[kind]}
            {note && <span className="block text-stone">“{note}”</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
