import { plans } from '#content/plans/plans.ts';
import type { AuditEntry } from '#contract/audit-log/audit-log.ts';
import { CADENCES } from '#domain/consultation/quote-machine.ts';
import { CURRENCIES, type Currency, formatMoney } from '#domain/money/money.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { STATUSES } from '#domain/statuses.ts';
import { paths } from '#web/paths.ts';
import { formatDay, formatMoment } from '#web/time/date-time.tsx';
import { weekdayNames } from '../advisers/weekdays.ts';
import { writeSpans } from '../parts/wall-time.ts';

/** What entries can be about. */
export const kindWords: Record<string, string> = {
  service: 'Services',
  adviser: 'Advisers and hours',
  booking: 'Bookings',
  quote: 'Quotes',
  support: 'Support',
  payment: 'Transfers',
  refund: 'Refunds',
  dispute: 'Disputes',
  coupon: 'Coupons',
  plan_price: 'Prices of plans',
  subscriber: 'Subscribers',
  billing_settings: 'Seller, tax and banks',
  account: 'Roles',
  mail_address: 'Mail addresses',
  learning: 'Learning',
};

/** What was done to a member's money or plan. */
const doneWords: Record<string, string> = {
  'transfer.confirm': 'Transfer confirmed',
  'transfer.reject': 'Transfer not found',
  'transfer.end': 'Transfer ended, what came is credit',
  'comp.give': 'Plan given',
  'comp.end': 'Given plan ended',
  'refund.mark_sent': 'Refund sent by hand',
  'refund.sent_twice': 'Refund left twice',
  'payment.reversed': 'Payment taken back by the bank',
  'payment.reinstated': 'Payment given back by the bank',
  'payment.mismatch': 'Checkout reports another amount',
  'dispute.answer': 'Dispute answered',
  'dispute.file': 'Evidence of a dispute made',
  'plan_price.announce': 'Price announced',
  'plan_price.withdraw': 'Price taken back',
  'subscriber.cancel': 'Plan cancelled',
  'subscriber.refund': 'Period refunded',
  'coupon.create': 'Coupon made',
  'coupon.end': 'Coupon ended',
  'billing_settings.save': 'Seller, tax and banks saved',
};

/** "Booking: adviser absent" for `booking.adviser_absent`. */
export function actionWords(action: string): string {
  const done = doneWords[action];
  if (done) return done;
  const [noun = '', verb = ''] = action.replaceAll(/[_-]/g, ' ').split('.');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verb}`;
}

/** The page of what an entry is about, where there is one. */
export function subjectPath({ subjectKind, subjectId }: Pick<AuditEntry, 'subjectKind' | 'subjectId'>): string | null {
  switch (subjectKind) {
    case 'service':
      return paths.admin.service(subjectId);
    case 'adviser':
      return paths.admin.adviser(subjectId);
    case 'booking':
      return paths.admin.booking(subjectId);
    case 'quote':
      return paths.admin.quote(subjectId);
    case 'support':
      return paths.admin.supportThread(subjectId);
    case 'dispute':
      return paths.admin.disputes;
    case 'subscriber':
      return paths.admin.subscriber(subjectId);
    case 'plan_price':
      return paths.admin.prices;
    case 'learning':
      return paths.admin.learning;
    case 'coupon':
      return paths.admin.coupons;
    default:
      return null;
  }
}

/**
 * "received: ₦5,000.00, received on: 24th Dec, 2026": what an entry holds, as a person reads it; a start before its end. Terms of a plan
 * come first: "Founder, monthly, naira: ₦30,000.00".
 */
export function detailWords({ detail }: Pick<AuditEntry, 'detail'>): string {
  const terms = termsWords(detail);
  if (terms === null) return partWords(detail);
  const { plan: _plan, cadence: _cadence, amountMinor: _amount, ...rest } = detail;
  return [terms, partWords(rest)].filter((words) => words !== '').join(', ');
}

const currencyNames: Record<Currency, string> = { NGN: 'naira', USD: 'dollars' };

function termsWords({
  plan: planKey,
  cadence: cadenceKey,
  currency: code,
  amountMinor,
}: AuditEntry['detail']): string | null {
  const plan = planWords(planKey);
  if (plan && cadenceKey === undefined) return plan;
  const currency = CURRENCIES.find((one) => one === code);
  const cadence = cadenceWords(cadenceKey);
  if (!plan || !currency || !cadence) return null;
  const name = `${plan}, ${cadence}, ${currencyNames[currency]}`;
  if (!Number.isSafeInteger(amountMinor)) return name;
  return `${name}: ${formatMoney({ amountMinor: Number(amountMinor), currency })}`;
}

function partWords(detail: AuditEntry['detail']): string {
  const currency = CURRENCIES.find((one) => one === detail.currency);
  return Object.entries(detail)
    .filter(([key]) => key !== 'currency' || !currency)
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([key, value]) => {
      if (currency && key.endsWith('Minor') && Number.isSafeInteger(value))
        return `${wordsOf(key.slice(0, -5))}: ${formatMoney({ amountMinor: Number(value), currency })}`;
      return `${wordsOf(key)}: ${ofKey(key, value)}`;
    })
    .join(', ');
}

/** What a value is called where its key says what it is one of. */
function ofKey(key: string, value: unknown): string {
  if (key === 'cadence') return cadenceWords(value) ?? valueWords(value);
  if (!Array.isArray(value)) return valueWords(value);
  if (key === 'changed') return value.map((name) => wordsOf(String(name))).join('; ') || 'none';
  if (key === 'plans') return value.map((name) => planWords(name) ?? String(name)).join(' and ') || 'none';
  return valueWords(value);
}

function cadenceWords(value: unknown): string | null {
  const cadence = CADENCES.find((one) => one === value);
  return cadence ? STATUSES[cadence].label.toLowerCase() : null;
}

function planWords(value: unknown): string | null {
  const plan = PAID_PLANS.find((one) => one === value);
  return plan ? plans[plan].name : null;
}

/** Whom it is about comes first, a start before its end, and what a person wrote last: it ends with a stop of its own. */
const firstKeys = ['member', 'from'];
function rankOf(key: string): number {
  if (key === 'reason') return firstKeys.length + 1;
  return firstKeys.includes(key) ? firstKeys.indexOf(key) : firstKeys.length;
}

function valueWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value))
    return (
      value
        .map(valueWords)
        .filter((words) => words !== '')
        .join('; ') || 'none'
    );
  if (typeof value === 'object') return objectWords(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text, true) : text;
}

/** Hours of a day and days with their hours have words of their own; a day without hours has none. */
function objectWords(value: object): string {
  if ('fromMinute' in value && 'toMinute' in value)
    return writeSpans([{ fromMinute: Number(value.fromMinute), toMinute: Number(value.toMinute) }]);
  if ('weekday' in value && 'spans' in value) {
    const spans = Array.isArray(value.spans) ? value.spans.map(valueWords).join(' and ') : '';
    return spans && `${weekdayNames[Number(value.weekday)]} ${spans}`;
  }
  if ('before' in value && 'after' in value) return `${valueWords(value.before)} → ${valueWords(value.after)}`;
  const terms = termsWords({ ...value });
  if (terms !== null && 'until' in value) {
    const from = 'from' in value ? ` from ${valueWords(value.from)}` : '';
    return `${terms}${from} until ${valueWords(value.until)}`;
  }
  const prices = Object.entries(value).flatMap(([key, amountMinor]) => {
    const currency = CURRENCIES.find((one) => one === key);
    return currency && Number.isSafeInteger(amountMinor) ? [formatMoney({ amountMinor, currency })] : [];
  });
  if (prices.length > 0) return prices.join(' and ');
  return Object.entries(value)
    .map(([key, part]) => `${wordsOf(key)} ${valueWords(part)}`)
    .join('; ');
}

/** Keys that say less than they stand for. */
const keyWords: Record<string, string> = { spans: 'hours', periods: 'what was paid for' };

/** "received on" for `receivedOn`, "bank accounts in naira" for `bankAccounts.NGN`; spans are hours of a day. */
function wordsOf(key: string): string {
  const words = keyWords[key];
  if (words) return words;
  const [name = '', inside] = key.split('.');
  const currency = CURRENCIES.find((one) => one === (inside ?? name));
  if (currency && inside) return `${wordsOf(name)} in ${currencyNames[currency]}`;
  if (currency) return currencyNames[currency];
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
