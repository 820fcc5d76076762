import type { TransferOutcome, TransferView } from '#contract/billing/admin-transfers.ts';
import { dayInWords } from '#domain/billing/subscription/say-price.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';

type SubjectKind = TransferView['invoice']['subject']['kind'];

/** What becomes of money that is too much: the credit of a plan pays its next period. */
const excessWords = (subject: SubjectKind) =>
  subject === 'plan' ? 'stays as credit of the payer' : 'goes back to the payer';

const isAmount = (minor: number | null): minor is number => minor !== null && Number.isSafeInteger(minor) && minor > 0;

/** What it means when this much of what is missing has arrived; '' while that is not known. */
export function receiptWords(missing: Money, receivedMinor: number | null, subject: SubjectKind): string {
  if (!isAmount(receivedMinor)) return '';
  const difference = missing.amountMinor - receivedMinor;
  const amount = formatMoney({ amountMinor: Math.abs(difference), currency: missing.currency });
  if (difference > 0) return `This is part payment: ${amount} is still to come, and it is not paid until then.`;
  if (difference < 0) return `This is ${amount} too much: that part ${excessWords(subject)}.`;
  return 'This pays it in full.';
}

/** The same of a transfer that has ended: what of it pays the invoice, where that is still due, and what becomes of the rest. */
export function lateWords(
  { title, due, subject }: Pick<TransferView['invoice'], 'title' | 'due' | 'subject'>,
  receivedMinor: number | null,
): string {
  const fate = excessWords(subject.kind);
  const say = (amountMinor: number) => formatMoney({ ...due, amountMinor });
  if (due.amountMinor === 0) {
    const what = isAmount(receivedMinor) ? `all of the ${say(receivedMinor)}` : 'what comes';
    return `Nothing is to be paid of “${title}” any more: ${what} ${fate}.`;
  }
  if (!isAmount(receivedMinor)) return `${formatMoney(due)} of “${title}” is still to be paid: what is more ${fate}.`;
  const leftMinor = due.amountMinor - receivedMinor;
  if (leftMinor > 0)
    return `${say(receivedMinor)} pays a part of “${title}”: ${say(leftMinor)} is still to come, and it is not paid until then.`;
  if (leftMinor === 0) return `${say(receivedMinor)} pays “${title}” in full.`;
  return `Of ${say(receivedMinor)}, ${formatMoney(due)} pays “${title}” in full. The other ${say(-leftMinor)} ${fate}.`;
}

/** What has come of a transfer, and when: "₦10,000.00 came on 3rd Feb, 2027". */
export const arrivedWords = ({ arrived }: Pick<TransferView, 'arrived'>): string[] =>
  arrived.map(({ amount, on }) => `${formatMoney(amount)} came${on ? ` on ${dayInWords(on)}` : ''}`);

/** What became of what was confirmed: "₦10,000.00 booked, ₦5,000.00 still to come". */
export function outcomeWords({ booked, missing, refunded, credited }: TransferOutcome): string {
  const ofIt = (money: Money) => (money.amountMinor < booked.amountMinor ? `${formatMoney(money)} of it` : 'all of it');
  const said = [
    missing.amountMinor > 0 && `${formatMoney(missing)} still to come`,
    refunded.amountMinor > 0 && `${ofIt(refunded)} goes back to the payer`,
    credited.amountMinor > 0 && `${ofIt(credited)} is credit of the payer`,
  ].filter((part) => part !== false);
  return [`${formatMoney(booked)} booked`, ...(said.length > 0 ? said : ['it is paid in full'])].join(', ');
}
