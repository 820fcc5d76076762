import { type FieldError, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Meeting, ServiceBody } from '#contract/consultation/admin-services.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';

const kinds: { value: Meeting['kind']; label: string }[] = [
  { value: 'link', label: 'Video call by a link' },
  { value: 'phone', label: 'Telephone call' },
  { value: 'place', label: 'At a place' },
];

/** Where a session takes place: told only to people who have booked. */
export function MeetingFields({ form }: { form: UseFormReturn<ServiceBody> }) {
  const meeting = useWatch({ control: form.control, name: 'meeting' });
  const problems = form.formState.errors.meeting as { url?: FieldError; place?: FieldError } | undefined;
  const set = (next: Meeting) => form.setValue('meeting', next, { shouldValidate: form.formState.isSubmitted });
  return (
    <>
      <RadioGroup
        label="Where it takes place"
        name="meeting-kind"
        options={kinds}
        value={meeting.kind}
        onChange={(event) => set(emptyMeeting(event.target.value))}
      />
      {meeting.kind === 'link' && (
        <TextField
          id="meeting.url"
          type="url"
          label="Meeting link"
          hint="Begins with https://. Only people who have booked are told."
          value={meeting.url}
          onChange={(event) => set({ kind: 'link', url: event.target.value })}
          error={problems?.url?.message}
        />
      )}
      {meeting.kind === 'place' && (
        <TextareaField
          id="meeting.place"
          label="Address"
          hint="Only people who have booked are told."
          rows={3}
          limit={300}
          value={meeting.place}
          onChange={(event) => set({ kind: 'place', place: event.target.value })}
          error={problems?.place?.message}
        />
      )}
    </>
  );
}

function emptyMeeting(kind: string): Meeting {
  if (kind === 'phone') return { kind };
  return kind === 'place' ? { kind, place: '' } : { kind: 'link', url: '' };
}
