import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { saveBookingNote } from '#contract/bookings/outcomes.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { documentPath } from '#web/founder/documents/document-path.ts';
import { paths } from '#web/paths.ts';
import { LinkForm } from './link-form.tsx';
import { linkableDocumentsQuery, useSaveNote, useUnlinkOutcome } from './outcome-queries.ts';

type BookingOutcome = NonNullable<Booking['outcome']>;

/** What came of a session: the adviser's notes, one's own, and the evidence, documents and tests that they are about. */
export function Outcome({ booking, outcome }: { booking: Booking; outcome: BookingOutcome }) {
  if (outcome.kind === 'founder_absent') {
    return (
      <Card title="You did not come">
        <p className="text-stone">The time was kept for you, so the price is not refunded.</p>
      </Card>
    );
  }
  return (
    <Card title="What came of it">
      {outcome.notes ? (
        <div>
          <h3 className="font-semibold">From {booking.adviser.name}</h3>
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{outcome.notes}</p>
        </div>
      ) : (
        <p className="text-stone">{booking.adviser.name} has left no notes.</p>
      )}
      {outcome.links.length > 0 && <Links bookingId={booking.id} links={outcome.links} />}
      {booking.can.linkOutcome && <LinkForm bookingId={booking.id} />}
      {booking.can.leaveNote && <NoteForm booking={booking} />}
    </Card>
  );
}

const kinds = { evidence: 'Evidence', document: 'Document', test: 'Test' };

function Links({ bookingId, links }: { bookingId: string; links: BookingOutcome['links'] }) {
  const unlink = useUnlinkOutcome(bookingId);
  const documents = useQuery(linkableDocumentsQuery);
  function pathOf({ kind, documentId }: BookingOutcome['links'][number]): string {
    if (kind === 'evidence') return paths.founder.ideaWorking(documentId, 'evidence');
    if (kind === 'test') return paths.founder.ideaWorking(documentId, 'tests');
    const found = documents.data?.items.find(({ id }) => id === documentId);
    if (found) return documentPath(found);
    return paths.founder.assistant;
  }
  return (
    <div>
      <h3 className="font-semibold">Linked to</h3>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={`${link.kind} ${link.id}`} className="flex items-center justify-between gap-4">
            <p className="min-w-0 wrap-anywhere">
              <span className="text-stone">{kinds[link.kind]}:</span>{' '}
              <TextLink href={pathOf(link)}>{link.label}</TextLink>
            </p>
            <IconButton
              label={`Remove the link to ${link.label}`}
              icon={<X />}
              disabled={unlink.isPending}
              onClick={() => unlink.mutate({ kind: link.kind, targetId: link.id })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The founder's own words about a session. What is typed stays through errors and reloads. */
function NoteForm({ booking }: { booking: Booking }) {
  const name = `booking-note-${booking.id}`;
  const save = useSaveNote(booking.id);
  const { form, forget } = useDraftSchemaForm(saveBookingNote.body, name, { note: booking.ownNote });
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
