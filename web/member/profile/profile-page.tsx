import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { readOwnAccount } from '#contract/accounts/accounts.ts';
import { detailsBody, experienceYears } from '#contract/accounts/profile.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { changedFrom, keepTouched, useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DraftNote } from '#web/components/draft-note.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { Photo } from './photo.tsx';
import { ownAccountQuery, useUpdateUser } from './profile-queries.ts';

type Account = z.output<typeof readOwnAccount.reply>;

/** /m/profile and /m/investor/profile: who you are here, and what you say of yourself. */
export default function ProfilePage() {
  const account = useQuery(ownAccountQuery);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading title="Profile" actions={<SettingsLink />} />
      <Loaded query={account} what="Your profile">
        {(own) => (
          <>
            <Person account={own} />
            <DetailsForm account={own} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** In the layout that the profile is read in. */
function SettingsLink() {
  const isInvestors = useLocation().pathname === paths.investor.profile;
  return <TextLink href={isInvestors ? paths.investor.settings : paths.member.settings}>Settings</TextLink>;
}

/** How we know the member; the names and numbers are changed on a page of their own. */
function Person({ account: { user, profile, claims } }: { account: Account }) {
  return (
    <Card
      title={user.name}
      actions={<TextLink href={paths.member.accountInformation}>Change your name, phone or password</TextLink>}
    >
      <Photo name={user.name} url={user.photo_url} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {user.email}
        <Badge colour={claims.email_verified ? 'moss' : 'amber'}>
          {claims.email_verified ? 'Verified' : 'Not verified'}
        </Badge>
      </p>
      <p>{profile.phone_number ?? <span className="text-stone">No phone number yet</span>}</p>
    </Card>
  );
}

const years = Array.from({ length: experienceYears.most }, (_, index) => index + experienceYears.least).map(
  (count) => ({ value: String(count), label: `${count} ${count === 1 ? 'year' : 'years'}` }),
);

function DetailsForm({ account: { founder, profile } }: { account: Account }) {
  const start = { experience_years: profile.experience_years, company: profile.company ?? '' };
  const { form, isBack, forget, startAgain } = useDraftSchemaForm(detailsBody, 'profile-details', start, {
    follow: keepTouched,
  });
  const save = useUpdateUser();
  const { errors } = form.formState;
  const submit = form.handleSubmit((details) => {
    const changed = changedFrom(details, start);
    if (Object.keys(changed).length > 0) save.mutate(changed, { onSuccess: forget });
    else toast.info('Nothing was changed.');
  });
  return (
    <Card title="About you">
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
        <DraftNote shown={isBack} onStartAgain={() => startAgain()} />
        <SelectField
          {...form.register('experience_years', { setValueAs: (value) => (value ? Number(value) : null) })}
          label="Experience"
          hint={founder ? 'How long you have worked in this field.' : 'How long you have been investing.'}
          placeholder="Not said"
          options={years}
          error={errors.experience_years?.message}
          className="w-full"
        />
        <TextField
          {...form.register('company')}
          label={founder ? 'Company' : 'Firm or fund'}
          optional
          autoComplete="organization"
          error={errors.company?.message}
          className="w-full"
        />
        <CallFailure error={save.error} words={problemsOf} kept="What you typed is still here." />
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </form>
    </Card>
  );
}
