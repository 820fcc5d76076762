import { Lock, LockOpen } from 'lucide-react';
import type { LockedMark } from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { figure } from '#web/words/figures.ts';

/** "At least 3 of 20". */
export function passMarkWords(mark: PassMark): string {
  if (mark.kind === 'count') return `At least ${figure(mark.atLeast)} of ${figure(mark.sample)}`;
  return `${mark.barPercent}% or more of ${figure(mark.sample)}, by more than chance explains (the whole 95% range above it)`;
}

/** The pass mark in force, how it was locked, and every mark before it, for ever. */
export function PassMarkHistory({ proposed, locked }: { proposed: PassMark; locked: readonly LockedMark[] }) {
  const inForce = locked.at(-1);
  const Icon = inForce ? Lock : LockOpen;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
        <div className="min-w-0">
          <p className="text-sm text-stone">Pass mark</p>
          <p className="text-lg font-semibold">{passMarkWords(inForce?.passMark ?? proposed)}</p>
          <p className="max-w-measure text-sm text-stone">
            {inForce ? (
              <>
                Locked <DateTime value={inForce.lockedAt} withTime />
                {locked.length > 1 && `, after ${locked.length - 1 === 1 ? 'one move' : `${locked.length - 1} moves`}`}.
              </>
            ) : (
              'Proposed. Set it and lock it before you start. You can move it later, but every reader will see that.'
            )}
          </p>
        </div>
      </div>
      {locked.length > 1 && <Moves locked={locked} />}
      {inForce && <Proof locked={locked} />}
    </div>
  );
}

function Moves({ locked }: { locked: readonly LockedMark[] }) {
  return (
    <ol
      aria-label="Every pass mark of this test"
      className="flex max-w-measure flex-col gap-3 border-l-2 border-clay pl-4"
    >
      {locked.map(({ revision, passMark, lockedAt, reason }) => (
        <li key={revision}>
          <p className="text-sm text-stone">
            {revision === 1 ? 'First locked' : 'Moved'} <DateTime value={lockedAt} withTime />
          </p>
          <p className={revision === locked.length ? 'font-semibold' : undefined}>{passMarkWords(passMark)}</p>
          {reason && <p className="wrap-break-word">Your reason: “{reason}”</p>}
        </li>
      ))}
    </ol>
  );
}

function Proof({ locked }: { locked: readonly LockedMark[] }) {
  return (
    <Disclosure summary="How the lock can be proved">
      <p>
        Each lock is the SHA-256 of the assumption, the pass mark, the time and the lock before it. The JSON of this
        report holds what was hashed, so that anyone can compute it again.
      </p>
      <ol className="mt-2 flex flex-col gap-1">
        {locked.map(({ revision, hash }) => (
          <li key={revision}>
            Lock {revision}: <code className="break-all">{hash}</code>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
