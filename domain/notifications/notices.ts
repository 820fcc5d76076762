/** What news is about, as a member chooses it: this product's own convention, like every rule of this folder. */
export const TOPICS = ['sessions', 'quotes', 'payments', 'documents', 'learning', 'product'] as const;
export type Topic = (typeof TOPICS)[number];

/** What news can be of: what is told of one thing stays together. */
export const THING_KINDS = ['booking', 'service', 'quote', 'invoice', 'plan', 'document', 'export', 'support'] as const;
export type ThingKind = (typeof THING_KINDS)[number];
export type Thing = { kind: ThingKind; id: string };

/** Where news reaches a member. */
export const CHANNELS = ['app', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `always`: it cannot be turned off. `choice`: the member decides. `never`: nothing of it is sent there. */
type Sent = 'always' | 'choice' | 'never';
type Rule = { topic: Topic } & Record<Channel, Sent>;

const rule = (topic: Topic, app: Sent, mail: Sent): Rule => ({ topic, app, mail });

/**
 * Every kind of news, what it is about and what of it can be turned off. Anyone who misses one of these loses a session, money
 * or a right: a session that moves or ends, its invitation, a payment, and what waits for an operator. An answer was asked for.
 */
const NOTICES = {
  'booking.offered': rule('sessions', 'choice', 'choice'),
  'booking.awaiting': rule('sessions', 'choice', 'choice'),
  'booking.unpaid': rule('sessions', 'always', 'always'),
  'booking.confirmed': rule('sessions', 'choice', 'always'),
  'booking.place_changed': rule('sessions', 'always', 'always'),
  'booking.completed': rule('sessions', 'choice', 'choice'),
  'booking.cancelled': rule('sessions', 'always', 'always'),
  'booking.moved': rule('sessions', 'always', 'always'),
  'booking.reminder': rule('sessions', 'choice', 'choice'),
  'booking.expired': rule('sessions', 'choice', 'never'),
  'booking.waiting': rule('sessions', 'always', 'never'),
  'waitlist.lapsed': rule('sessions', 'choice', 'never'),
  'quote.submitted': rule('quotes', 'always', 'never'),
  'quote.message': rule('quotes', 'choice', 'choice'),
  'quote.offered': rule('quotes', 'choice', 'choice'),
  'quote.accepted': rule('quotes', 'choice', 'choice'),
  'quote.refused': rule('quotes', 'choice', 'choice'),
  'quote.declined': rule('quotes', 'choice', 'choice'),
  'quote.withdrawn': rule('quotes', 'choice', 'choice'),
  'quote.expired': rule('quotes', 'choice', 'choice'),
  'quote.completed': rule('quotes', 'choice', 'choice'),
  'quote.invoiced': rule('quotes', 'always', 'always'),
  'payment.received': rule('payments', 'always', 'always'),
  'payment.declined': rule('payments', 'always', 'always'),
  'payment.part': rule('payments', 'always', 'always'),
  'payment.rejected': rule('payments', 'always', 'always'),
  'payment.reversed': rule('payments', 'always', 'never'),
  'payment.reinstated': rule('payments', 'always', 'never'),
  'payment.mismatch': rule('payments', 'always', 'never'),
  'payment.credit': rule('payments', 'always', 'always'),
  'refund.attention': rule('payments', 'always', 'always'),
  'refund.due': rule('payments', 'always', 'always'),
  'refund.sent': rule('payments', 'always', 'always'),
  'refund.to_send': rule('payments', 'always', 'never'),
  'refund.sent_twice': rule('payments', 'always', 'never'),
  'refund.failed': rule('payments', 'always', 'never'),
  'dispute.opened': rule('payments', 'always', 'always'),
  'transfer.claimed': rule('payments', 'always', 'never'),
  'plan.started': rule('payments', 'always', 'always'),
  'plan.renewing': rule('payments', 'always', 'always'),
  'plan.payment_failed': rule('payments', 'always', 'always'),
  'plan.confirm_with_bank': rule('payments', 'always', 'always'),
  'plan.ending': rule('payments', 'always', 'always'),
  'plan.ended': rule('payments', 'always', 'always'),
  'plan.changed': rule('payments', 'always', 'always'),
  'plan.price_change': rule('payments', 'always', 'always'),
  'plan.card_expiring': rule('payments', 'always', 'always'),
  'signing.signed': rule('documents', 'choice', 'choice'),
  'signing.declined': rule('documents', 'choice', 'choice'),
  'signing.expired': rule('documents', 'choice', 'never'),
  'signing.completed': rule('documents', 'choice', 'always'),
  'course.idle': rule('learning', 'choice', 'choice'),
  'support.asked': rule('product', 'always', 'never'),
  'support.answered': rule('product', 'always', 'always'),
  'support.closed': rule('product', 'choice', 'never'),
  'request.made': rule('product', 'always', 'never'),
  'request.answered': rule('documents', 'always', 'always'),
  'export.ready': rule('product', 'choice', 'never'),
  'export.failed': rule('product', 'choice', 'never'),
} as const satisfies Record<`${string}.${string}`, Rule>;

/** NOUN.VERB: what happened. */
export type NoticeKind = keyof typeof NOTICES;

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

export const ruleOf = (kind: NoticeKind): Rule => NOTICES[kind];

/**
 * Whether a mail of this kind says how a mail program ends all mail about its topic at one press. Never a mail of a session:
 * one press too many would cost its reminders. Those are turned off in the settings alone.
 */
export const endsAtOnePress = (kind: NoticeKind): boolean =>
  ruleOf(kind).mail === 'choice' && ruleOf(kind).topic !== 'sessions';

/**
 * The kinds that are sent by text message to anyone who asked for it: few, since each costs money and rings at once. What it is
 * about changes a member's day, or waits for them.
 */
const TEXT_KINDS: readonly NoticeKind[] = [
  'booking.reminder',
  'booking.moved',
  'booking.cancelled',
  'quote.offered',
  'payment.rejected',
];

export const isTextKind = (kind: NoticeKind): boolean => TEXT_KINDS.includes(kind);

/** Every topic of which there are text messages. */
export const topicsToText = (): Topic[] => TOPICS.filter((topic) => kindsOf(topic).some(isTextKind));

/** The kinds of a topic. */
export const kindsOf = (topic: Topic): NoticeKind[] => NOTICE_KINDS.filter((kind) => NOTICES[kind].topic === topic);

/** What a member can choose of a topic: nothing where all of it is always sent, or none of it ever. */
export function choiceOf(topic: Topic, channel: Channel): Sent {
  const sent = new Set(kindsOf(topic).map((kind) => ruleOf(kind)[channel]));
  return sent.has('choice') ? 'choice' : sent.has('always') ? 'always' : 'never';
}

/** Every topic of a channel that can be turned off. */
export const topicsToChoose = (channel: Channel): Topic[] =>
  TOPICS.filter((topic) => choiceOf(topic, channel) === 'choice');
