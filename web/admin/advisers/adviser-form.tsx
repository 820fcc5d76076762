import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { type createAdviser, editAdviser, type OperatedAdviser } from '#contract/consultation/admin-advisers.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { AdminForm, type AdminFormState } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { ZoneField } from '../parts/zone-field.tsx';
import { OutsideHours } from './outside-hours.tsx';

type AdviserBody = z.input<(typeof createAdviser)['body']>;
type AdviserFormProps = {
  // A form of the same fields, with or without the version that is edited.
  state: AdminFormState & { form: unknown };
  submitLabel: string;
  onSaveOver?: () => void;
};

/** All fields of an adviser but the hours. */
export function AdviserForm({ state, submitLabel, onSaveOver }: AdviserFormProps) {
  const form = state.form as UseFormReturn<AdviserBody>;
  const { errors } = form.formState;
  return (
    <AdminForm state={state} submitLabel={submitLabel} savingText="Saving…" onSaveOver={onSaveOver}>
      <TextField {...form.register('name')} label="Name" autoComplete="off" error={errors.name?.message} />
      <TextField
        {...form.register('title')}
        label="Title"
        hint="Such as “Fundraising adviser”."
        optional
        error={errors.title?.message}
      />
      <TextareaField {...form.register('bio')} label="About" limit={600} optional error={errors.bio?.message} />
      <TextField
        {...form.register('email')}
        type="email"
        label="E-mail address"
        hint="Calendar invitations go here. Founders do not see it."
        autoComplete="off"
        error={errors.email?.message}
      />
      <ZoneField
        {...form.register('zone')}
        label="Time zone"
        hint="Weekly hours are by the clocks there."
        error={errors.zone?.message}
      />
      <TextField
        {...form.register('dailyLimit', {
          setValueAs: (typed: unknown) => (String(typed ?? '').trim() === '' ? null : Number(typed)),
        })}
        inputMode="numeric"
        label="Most bookings a day"
        hint="Empty for no limit."
        optional
        error={errors.dailyLimit?.message}
      />
      <Checkbox
        {...form.register('active')}
        label="Can be booked"
        hint="Without this no time is offered, and bookings stay."
      />
    </AdminForm>
  );
}

export function EditAdviser({ adviser }: { adviser: OperatedAdviser }) {
  const [outside, setOutside] = useState(0);
  const state = useAdminForm({
    name: `admin-adviser-${adviser.id}`,
    schema: editAdviser.body,
    saved: valuesOf(adviser),
    send: (body, options) => call(editAdviser, { params: { adviserId: adviser.id }, body }, options),
    onSaved: (saved) => {
      toast.success('Adviser saved');
      setOutside(saved.outside);
      state.takeSaved(valuesOf(saved.adviser));
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <OutsideHours count={outside} adviserId={adviser.id} />
      <AdviserForm
        state={state}
        submitLabel="Save this adviser"
        onSaveOver={() => {
          state.form.setValue('version', adviser.version);
          void state.submit();
        }}
      />
    </div>
  );
}

function valuesOf({ id: _id, hours: _hours, exceptions: _exceptions, ...values }: OperatedAdviser) {
  return values;
}
