import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { listAllServices } from '#contract/consultation/admin-services.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { adminQuery } from '../../parts/admin-query.ts';
import { MomentFields, type WallTime } from '../../parts/moment-fields.tsx';
import { wallMoment } from '../../parts/wall-moment.ts';
import { clockIn } from '../../parts/zone-time.ts';
import type { OfferFormState } from './offer-form-type.ts';

type AgreedPartProps = { form: OfferFormState; setOptions: { shouldValidate: boolean }; usualService?: string };

const kinds = [
  { value: 'work', label: 'Work', hint: 'It is in progress until you complete it.' },
  { value: 'appointment', label: 'An appointment', hint: 'It is booked when the founder accepts.' },
];

/** What becomes of an offer that is accepted: work with a title, or one appointment. */
export function AgreedPart({ form, setOptions, usualService = '' }: AgreedPartProps) {
  const appointment = useWatch({ control: form.control, name: 'appointment' });
  const services = useQuery(adminQuery(listAllServices, {})).data?.items.filter(({ archivedAt }) => !archivedAt) ?? [];
  const advisers = useQuery(adminQuery(listAdvisers, {})).data?.items ?? [];
  const { errors } = form.formState;
  const adviser = advisers.find(({ id }) => id === appointment?.adviserId);
  const service = services.find(({ id }) => id === appointment?.serviceId);
  const [typed, setTyped] = useState<WallTime | null>(null);
  const saved = appointment?.startsAt && adviser ? wallOf(appointment.startsAt, adviser.zone) : { day: '', time: '' };
  const wall = typed ?? saved;

  function setAppointment(change: Partial<NonNullable<typeof appointment>>, nextWall = wall) {
    const base = appointment ?? { serviceId: '', adviserId: '', startsAt: '' };
    const next = { ...base, ...change };
    const zone = advisers.find(({ id }) => id === next.adviserId)?.zone;
    setTyped(nextWall);
    // Until it is a time that exists, none is set: the schema asks for one.
    next.startsAt = (zone && wallMoment(nextWall.day, nextWall.time, zone)) || '';
    form.setValue('appointment', next, setOptions);
  }
  function choose(kind: string) {
    if (kind === 'work') {
      setTyped(null);
      return form.setValue('appointment', null, setOptions);
    }
    form.setValue('workTitle', '');
    form.setValue('cadence', 'one_time');
    setAppointment({ serviceId: usualService });
  }

  return (
    <>
      <RadioGroup
        id="agreed"
        name="agreed"
        label="When it is accepted, it becomes"
        options={kinds}
        value={appointment ? 'appointment' : 'work'}
        onChange={({ target }) => choose(target.value)}
      />
      {appointment ? (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              id="appointment.serviceId"
              label="Service"
              placeholder="Choose a service"
              value={appointment.serviceId}
              options={services.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={({ target }) => setAppointment({ serviceId: target.value })}
              error={errors.appointment?.serviceId && 'Choose a service.'}
            />
            <SelectField
              id="appointment.adviserId"
              label="Adviser"
              placeholder="Choose an adviser"
              value={appointment.adviserId}
              options={advisers
                .filter(({ id }) => service === undefined || service.adviserIds.includes(id))
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setAppointment({ adviserId: target.value })}
              error={errors.appointment?.adviserId && 'Choose an adviser.'}
            />
          </div>
          {adviser && service && (
            <MomentFields
              name="appointment"
              serviceId={service.id}
              adviser={adviser}
              value={wall}
              onChange={(next) => setAppointment({}, next)}
              error={errors.appointment?.startsAt && momentProblem(errors.appointment.startsAt.message)}
            />
          )}
        </>
      ) : (
        <TextField
          {...form.register('workTitle')}
          label="Title of the work"
          hint="Empty: the title of the quote."
          optional
          error={errors.workTitle?.message}
        />
      )}
    </>
  );
}

function wallOf(startsAt: string, zone: string): WallTime {
  return { day: zonedDay(Date.parse(startsAt), zone), time: clockIn(zone, startsAt) };
}

/** The server's own sentence where it has one. */
function momentProblem(message: string | undefined): string {
  return message?.startsWith('The adviser') ? message : 'Choose a day and a time that exist on these clocks.';
}
