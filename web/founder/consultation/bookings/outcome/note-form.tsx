import type { Booking } from '#contract/bookings.ts';
import { saveBookingNote } from '#contract/outcomes.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useKeptSchemaForm } from '#web/components/kept-form.ts';
import { useSaveNote } from './outcome-queries.ts';

/** The founder's own words about a session. What is typed stays through errors and reloads. */
export function NoteForm({ booking }: { booking: Booking }) {
  const name = `booking-note-${booking.id}`;
  const save = useSaveNote(booking.id);
  const { form, forget } = useKeptSchemaForm(saveBookingNote.body, name, { note: booking.ownNote });
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={form.handleSubmit(({ note }) => save.mutate(note, { onSuccess: forget }))}
    >
      <TextareaField
        {...form.register('note')}
        id="own-note"
        label="Your own note"
        hint="Only you see it."
        limit={BOOKING_LIMITS.notes}
        error={form.formState.errors.note?.message}
      />
      <CallFailure error={save.error} kept="What you typed is still here." />
      <Button type="submit" variant="secondary" className="w-fit" loading={save.isPending}>
        Save your note
      </Button>
    </form>
  );
}
