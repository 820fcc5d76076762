import { useQuery } from '@tanstack/react-query';
import { erasureDays, type OwnErasure } from '#contract/own-data/erasure.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { useOpenDialog } from '../edit-dialog.tsx';
import { erasureQuery, useKeepAccount } from './data-queries.ts';
import { ErasureDialog } from './erasure-dialog.tsx';

/** What an erasure does, said beforehand; asked for, and taken back for as long as it can be. */
export function ErasureCard({ email }: { email: string }) {
  const read = useQuery(erasureQuery);
  return (
    <Card title="Delete my account">
      <Loaded query={read} what="What is erased">
        {(own) => (own.ending ? <Ending own={own} ending={own.ending} /> : <Offer own={own} email={email} />)}
      </Loaded>
    </Card>
  );
}

const refusals = {
  adviser:
    'You are an adviser here, and founders may have booked you. Ask the operator to end that first; then you can delete your account.',
  'last-operator':
    'You are the only operator of this site. Give that role to somebody else first; then you can delete your account.',
} as const;

function Offer({ own, email }: { own: OwnErasure; email: string }) {
  const { open, setOpen, close } = useOpenDialog(['delete']);
  return (
    <>
      <p>
        {erasureDays} days after you ask, we erase your account and what is in it. Until then you can change your mind
        with one press. Afterwards nobody can bring it back: take your data along first.
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>Private links, published pages and links for witnesses stop at once, and do not work again if you stay.</li>
        <li>
          {own.sessions === 0 ? 'Sessions' : `Your ${own.sessions === 1 ? 'session' : `${own.sessions} sessions`}`}{' '}
          still to come {own.sessions === 1 ? 'is' : 'are'} cancelled on the day of the erasure, by the rules of the
          booking. Money that we owe you goes back first.
        </li>
        <li>Quotes, and work that we still do for you, end on that day.</li>
        <li>Requests for signatures that still wait for somebody are cancelled on that day.</li>
      </ul>
      <Lists own={own} />
      {own.refusal ? (
        <p className="font-medium">{refusals[own.refusal]}</p>
      ) : (
        <Button variant="danger" className="self-start" onClick={() => setOpen('delete')}>
          Delete my account…
        </Button>
      )}
      <ErasureDialog open={open === 'delete'} onClose={close} email={email} />
    </>
  );
}

function Ending({ own, ending }: { own: OwnErasure; ending: NonNullable<OwnErasure['ending']> }) {
  const keep = useKeepAccount();
  return (
    <>
      <p role="status">
        <span className="font-medium">
          Your account will be erased on <DateTime value={ending.dueAt} withTime />.
        </span>{' '}
        You asked for it on <DateTime value={ending.requestedAt} />. Until then everything is here. Collect your data
        above if you want a copy.
      </p>
      <Lists own={own} />
      <CallFailure error={keep.error} />
      <Button className="self-start" loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </>
  );
}

function Lists({ own: { erased, kept } }: { own: OwnErasure }) {
  return (
    <div>
      <Disclosure look="ruled" summary="What is erased">
        <div className="flex flex-col gap-3">
          {erased.map(({ in: part, holds }) => (
            <p key={part}>
              <span className="font-medium text-ink">{part}.</span> {holds.map(lowerFirst).join('; ')}.
            </p>
          ))}
        </div>
      </Disclosure>
      <Disclosure look="ruled" summary="What stays, and why">
        <div className="flex flex-col gap-3">
          {kept.map(({ title, why, until, holds }) => (
            <p key={title}>
              <span className="font-medium text-ink">{title}.</span> {why} How long: {lowerFirst(until)} This holds for:{' '}
              {holds.map(lowerFirst).join('; ')}.
            </p>
          ))}
          <p>
            <span className="font-medium text-ink">What other people wrote.</span> Their documents, messages and notes
            are theirs, also where they mention you.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
