import { useQuery } from '@tanstack/react-query';
import type { SecondFactor } from '#contract/accounts/second-factor.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { FailedSave, useOpenDialog } from './edit-dialog.tsx';
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from './second-factor-dialogs.tsx';
import { secondFactorQuery, useBeginSecondFactor } from './second-factor-queries.ts';
import { VerifyFirst } from './verify-first.tsx';

type Open = 'on' | 'recovery-codes' | 'second-factor-off';
type StateProps = { state: SecondFactor; isBeginning: boolean; onTurnOn: () => void; onOpen: (open: Open) => void };

/** Whether logging in asks for a code of the phone, and what can be done about it. */
export function SecondFactorPart({ email }: { email: string }) {
  const factor = useQuery(secondFactorQuery);
  const { open, setOpen, close } = useOpenDialog<Open>(['recovery-codes', 'second-factor-off']);
  const begin = useBeginSecondFactor();
  const turnOn = () => begin.mutate(undefined, { onSuccess: () => setOpen('on') });
  return (
    <section aria-labelledby="second-factor" className="flex flex-col gap-4">
      <div>
        <h2 id="second-factor" className="font-display text-xl font-semibold tracking-tight">
          Second factor
        </h2>
        <p className="text-stone">
          A code of an app on your phone, asked for after the password. Somebody who learns your password does not get
          in.
        </p>
      </div>
      <Loaded query={factor} what="Your second factor">
        {(state) => <State state={state} isBeginning={begin.isPending} onTurnOn={turnOn} onOpen={setOpen} />}
      </Loaded>
      <FailedSave save={begin} />
      <p className="text-sm text-stone">
        {factor.data?.since &&
          'New phone, or the old one lost? Turn it off, with a code of the app or a recovery code, and on again with the new phone. '}
        Phone and recovery codes both lost? Then only we can let you in, once we are sure that it is you:{' '}
        <TextLink href={paths.helpQuestion('lost-phone')}>what to do</TextLink>.
      </p>
      <TurnOnDialog open={open === 'on'} onClose={close} email={email} begun={begin.data} />
      <NewCodesDialog open={open === 'recovery-codes'} onClose={close} email={email} />
      <TurnOffDialog open={open === 'second-factor-off'} onClose={close} />
    </section>
  );
}

function State({ state, isBeginning, onTurnOn, onOpen }: StateProps) {
  const { since, recoveryCodesLeft: left } = state;
  return (
    <>
      {since && left <= 2 && (
        <Banner tone="warning" role="status">
          {left === 0 ? 'You have no recovery codes left.' : 'You have few recovery codes left.'} Make new ones while
          you have your phone.
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">{since ? 'On' : 'Off'}</p>
          {since && (
            <>
              <p className="text-sm text-stone">
                Since <DateTime value={since} />
              </p>
              <p className="text-sm text-stone">Recovery codes left: {left}</p>
            </>
          )}
        </div>
        {since ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => onOpen('recovery-codes')}>
              New recovery codes
            </Button>
            <Button variant="secondary" size="small" onClick={() => onOpen('second-factor-off')}>
              Turn off
            </Button>
          </div>
        ) : (
          <VerifyFirst purpose="to turn on the second factor" size="small">
            <Button variant="secondary" size="small" loading={isBeginning} onClick={onTurnOn}>
              Turn on
            </Button>
          </VerifyFirst>
        )}
      </div>
    </>
  );
}
