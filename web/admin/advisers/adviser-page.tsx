import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { createAdviser, listAdvisers, type OperatedAdviser } from '#contract/consultation/admin-advisers.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { BackTo } from '../parts/back-to.tsx';
import { Missing } from '../parts/missing.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { viewerZone } from '../parts/zone-time.ts';
import { AdviserForm, EditAdviser } from './adviser-form.tsx';
import { Exceptions } from './exceptions.tsx';
import { HoursForm } from './hours-form.tsx';

/** /m/admin/advisers/new and /m/admin/advisers/:adviserId. */
export default function AdviserPage() {
  const { adviserId } = useParams();
  const advisers = useQuery(adminQuery(listAdvisers, {}));
  if (adviserId === undefined) return <NewAdviser />;
  return (
    <Loaded query={advisers} what="The adviser">
      {({ items }) => {
        const adviser = items.find(({ id }) => id === adviserId);
        return adviser ? (
          <LoadedAdviser key={adviser.id} adviser={adviser} />
        ) : (
          <Missing what="adviser" back={{ label: 'Advisers', href: paths.admin.advisers }} />
        );
      }}
    </Loaded>
  );
}

function NewAdviser() {
  const navigate = useNavigate();
  const state = useAdminForm({
    name: 'admin-adviser-new',
    schema: createAdviser.body,
    saved: { name: '', title: '', bio: '', email: '', zone: viewerZone(), dailyLimit: null, active: true },
    send: (body, options) => call(createAdviser, { body }, options),
    onSaved: ({ id, name }) => {
      toast.success(`${name} added`);
      void navigate(paths.admin.adviser(id));
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Add an adviser"
        eyebrow={<BackTo label="Advisers" href={paths.admin.advisers} />}
        lead="Weekly hours come next."
      />
      <Card>
        <AdviserForm state={state} submitLabel="Add this adviser" />
      </Card>
    </div>
  );
}

function LoadedAdviser({ adviser }: { adviser: OperatedAdviser }) {
  usePageName(`${adviser.name}: adviser`);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={adviser.name}
        eyebrow={
          <span className="flex flex-wrap items-center gap-3">
            <BackTo label="Advisers" href={paths.admin.advisers} />
            {adviser.active ? <Badge colour="moss">Active</Badge> : <Badge>Not active</Badge>}
          </span>
        }
        actions={
          <ButtonLink variant="secondary" href={paths.admin.calendar({ adviser: adviser.id })}>
            Calendar of {adviser.name}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Weekly hours">
          <HoursForm adviser={adviser} />
        </Card>
        <div className="flex flex-col gap-6">
          <Card title="Days that are different">
            <Exceptions adviser={adviser} />
          </Card>
          <Card title="Who it is">
            <EditAdviser adviser={adviser} />
          </Card>
        </div>
      </div>
    </div>
  );
}
