import { readReference } from '#domain/billing/payment-reference.ts';
import { ordinal } from '#domain/scheduling/show-time.ts';

/** What sets a payment apart from others under the reference that its payer knows; nothing for the first one. */
export function ReferenceNotes({ reference }: { reference: string }) {
  const { isLate, times } = readReference(reference);
  return (
    <>
      {times > 1 && <span className="block text-sm font-normal text-stone">Looked for the {ordinal(times)} time</span>}
      {isLate && (
        <span className="block text-sm font-normal text-stone">
          Came after the payment with this reference had ended
        </span>
      )}
    </>
  );
}
