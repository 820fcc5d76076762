import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import {
  archiveService,
  createService,
  editService,
  listAllServices,
  type OperatedService,
  restoreService,
  type ServiceBody,
  serviceBody,
} from '#contract/consultation/admin-services.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { act } from '../parts/act.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { BackTo } from '../parts/back-to.tsx';
import { Missing } from '../parts/missing.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { ServiceForm } from './service-form.tsx';
import { ServiceState } from './services.tsx';

/** /m/admin/services/new and /m/admin/services/:serviceId. */
export default function ServicePage() {
  const { serviceId } = useParams();
  const services = useQuery(adminQuery(listAllServices, {}));
  return (
    <Loaded query={services} what="The service">
      {({ items }) => {
        if (serviceId === undefined) return <NewService position={items.length + 1} />;
        const service = items.find(({ id }) => id === serviceId);
        return service ? (
          <EditService key={service.id} service={service} />
        ) : (
          <Missing what="service" back={{ label: 'Services', href: paths.admin.services }} />
        );
      }}
    </Loaded>
  );
}

function NewService({ position }: { position: number }) {
  const navigate = useNavigate();
  const state = useAdminForm({
    name: 'admin-service-new',
    schema: serviceBody,
    saved: { ...blankService, position },
    send: (body, options) => call(createService, { body }, options),
    onSaved: ({ title }) => {
      toast.success(`${title} added`);
      void navigate(paths.admin.services);
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Add a service"
        eyebrow={<BackTo label="Services" href={paths.admin.services} />}
        lead="Founders see it as soon as it is active and somebody advises."
      />
      <ServiceForm state={state} submitLabel="Add this service" />
    </div>
  );
}

function EditService({ service }: { service: OperatedService }) {
  usePageName(`${service.title}: service`);
  const state = useAdminForm({
    name: `admin-service-${service.id}`,
    schema: editService.body,
    saved: valuesOf(service),
    send: (body, options) => call(editService, { params: { serviceId: service.id }, body }, options),
    onSaved: (saved) => {
      toast.success('Service saved');
      state.takeSaved(valuesOf(saved));
    },
  });
  const move = useAdminChange((endpoint: typeof archiveService | typeof restoreService) =>
    call(endpoint, { params: { serviceId: service.id }, body: { version: service.version } }),
  );

  function archive() {
    void act({
      title: 'Archive this service?',
      text: 'Founders no longer see it and nobody can book it. Bookings that exist stay as they are. You can take it out of the archive again.',
      confirmLabel: 'Archive service',
      danger: true,
      work: () => move.mutateAsync(archiveService).then((saved) => state.takeSaved(valuesOf(saved))),
      done: 'Service archived',
    });
  }

  function restore() {
    void act({
      title: 'Take this service out of the archive?',
      text: 'It stays hidden from founders until you make it active.',
      confirmLabel: 'Take it out',
      work: () => move.mutateAsync(restoreService).then((saved) => state.takeSaved(valuesOf(saved))),
      done: 'Service is back, hidden',
    });
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={service.title}
        eyebrow={
          <span className="flex flex-wrap items-center gap-3">
            <BackTo label="Services" href={paths.admin.services} />
            <ServiceState service={service} />
          </span>
        }
        actions={
          service.archivedAt === null && (
            <Button variant="secondary" onClick={archive}>
              Archive…
            </Button>
          )
        }
      />
      {service.archivedAt ? (
        <Banner
          title="This service is archived"
          action={
            <Button variant="secondary" onClick={restore}>
              Take it out of the archive…
            </Button>
          }
        >
          Nobody can book it. To change it, take it out first.
        </Banner>
      ) : (
        <ServiceForm
          state={state}
          submitLabel="Save this service"
          onSaveOver={() => {
            state.form.setValue('version', service.version);
            void state.submit();
          }}
        />
      )}
    </div>
  );
}

function valuesOf({ id: _id, archivedAt: _archivedAt, ...values }: OperatedService) {
  return values;
}

/** How a new service starts. */
const blankService: ServiceBody = {
  title: '',
  description: '',
  bulletPoints: [''],
  minutes: 60,
  stepMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  prices: { NGN: 0, USD: 0 },
  rules: { minimumNoticeHours: 24, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 24, maxMoves: 2 },
  needsConfirmation: false,
  meeting: { kind: 'link', url: '' },
  active: true,
  position: 1,
  adviserIds: [],
};
