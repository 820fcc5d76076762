import type { MessageReport } from './port.ts';

const under = ['Sent', 'Submitted', 'Buffered'];
/** `AbsentSubscriber` and `Expired` are not called final in the list; the message did not arrive all the same. */
const over = ['Rejected', 'Failed', 'AbsentSubscriber', 'Expired'];
const word = /^[A-Za-z]{1,40}$/;

/**
 * What Africa's Talking posts to us as a form: a delivery report (`id`, `status`, `failureReason`), or that somebody opted out
 * (`senderId`, `phoneNumber`). Anything else is none.
 */
export function readDeliveryReport(form: URLSearchParams): MessageReport | undefined {
  const reference = form.get('id');
  const status = form.get('status') ?? '';
  if (reference) {
    const given = form.get('failureReason') ?? '';
    const reason = word.test(given) ? given : null;
    if (status === 'Success') return { kind: 'delivery', reference, state: 'delivered', reason: null };
    if (under.includes(status)) return { kind: 'delivery', reference, state: 'under_way', reason: null };
    if (over.includes(status)) return { kind: 'delivery', reference, state: 'undelivered', reason: reason ?? status };
    return undefined;
  }
  const number = form.get('phoneNumber') ?? '';
  return form.has('senderId') && /^\+[1-9]\d{6,14}$/.test(number) ? { kind: 'stop', number } : undefined;
}
