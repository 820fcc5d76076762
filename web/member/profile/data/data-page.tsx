import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { ownAccountQuery } from '../profile-queries.ts';
import { OwnDataCard } from '../settings/own-data.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { QuestionsCard } from './questions-card.tsx';

/** /m/profile/data: what is the member's is taken along, explained or erased. */
export default function DataPage() {
  const account = useQuery(ownAccountQuery);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeading
        title="Your data"
        lead="Take it along, see what you agreed to, ask a person, or delete your account."
      />
      <OwnDataCard title="Take your data along" />
      <ConsentsCard />
      <QuestionsCard />
      <Loaded query={account} what="Your account">
        {({ user }) => <ErasureCard email={user.email} />}
      </Loaded>
    </div>
  );
}
