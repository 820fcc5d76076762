import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { useOpenDialog } from './edit-dialog.tsx';
import { EmailChangePart } from './email-change-part.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { linkedLoginsQuery } from './linked-login-queries.ts';
import { LinkedLoginsPart } from './linked-logins-part.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { ownAccountQuery } from './profile-queries.ts';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { VerifyFirst } from './verify-first.tsx';

/** /m/profile/account-information: what the account is known by, each changed in a dialog of its own. */
export default function AccountInformation() {
  const account = useQuery(ownAccountQuery);
  const logins = useQuery(linkedLoginsQuery);
  const { open, setOpen, close, isAgain } = useOpenDialog(['name', 'email', 'phone', 'password']);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title="Account information" />
      <Loaded query={account} what="Your account">
        {({ user, profile }) => (
          <>
            <EmailChangePart email={user.email} />
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              <Row name="Name" onChange={() => setOpen('name')}>
                {user.name}
              </Row>
              <Row name="Email" onChange={() => setOpen('email')} needsVerified>
                {user.email}
              </Row>
              <Row name="Phone" onChange={() => setOpen('phone')}>
                {profile.phone_number ?? <span className="text-stone">None yet</span>}
              </Row>
              <Row name="Password" onChange={() => setOpen('password')}>
                {logins.data?.hasPassword === false ? (
                  <span className="text-stone">None: you log in another way</span>
                ) : (
                  'Only you know it'
                )}
              </Row>
            </ul>
            <NameDialog open={open === 'name'} onClose={close} known={{ name: user.name, email: user.email }} />
            <EmailDialog open={open === 'email'} onClose={close} email={user.email} />
            <PhoneDialog open={open === 'phone'} onClose={close} phone={profile.phone_number ?? ''} />
            <PasswordDialog open={open === 'password'} onClose={close} isAgain={isAgain} owner={user} />
            <SecondFactorPart email={user.email} />
          </>
        )}
      </Loaded>
      <LinkedLoginsPart />
      <PasskeysPart />
      <SessionsPart />
    </div>
  );
}

type RowProps = { name: string; onChange: () => void; needsVerified?: boolean; children: ReactNode };

function Row({ name, onChange, needsVerified, children }: RowProps) {
  const change = (
    <Button variant="secondary" size="small" onClick={onChange}>
      Change<VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-sm text-stone">{name}</h2>
        <p className="wrap-anywhere">{children}</p>
      </div>
      {needsVerified ? (
        <VerifyFirst purpose={`to change your ${name.toLowerCase()}`} size="small">
          {change}
        </VerifyFirst>
      ) : (
        change
      )}
    </li>
  );
}
