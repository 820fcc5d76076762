import { kindOfSentence } from '../first-look/first-look.ts';
import { formatPlainMoney } from '../money/money.ts';
import type { AssumptionRule, ImportanceRule } from './assumption-rules.ts';
import { ideaKindOf } from './business-kind.ts';
import type { Intake } from './intake.ts';
import { REGULATED_RULE, regulatedOffer, UNLAWFUL_RULE, unlawfulOffer, unlawfulReason } from './permission-rules.ts';
import { payerDiffers, saysNoPermission } from './phrases.ts';
import { capital, listed, quote, safeLine } from './safe-text.ts';
import type { Importance } from './score.ts';

/** Words that often mean a licence, a permit or a supervisor. A hint to look, not a finding of law. */
const OFTEN_REGULATED =
  /\b(loans?|lend(ing)?|borrow(ing)?|savings|deposits?|insurance|remittances?|wallets?|crypto\w*|payments?|bank(ing|s)?|invest(ing|ment)s?|medicines?|drugs?|clinics?|patients?|hospitals?|health\w*|diagnos\w*|pharmac\w*|food|alcohol|children|pupils|drones?|passengers?|gambling|betting|electricity|gas|explosives?|chemicals?|fertili[sz]ers?|pesticides?)\b/iu;
const SENSITIVE_DATA =
  /\b(patients?|clinics?|hospitals?|health\w*|medical|biometric\w*|fingerprints?|children|pupils|bank(ing|s)?|loans?|credit|salar(y|ies)|voice notes?|location|religio\w*)\b/iu;
const OTHERS_PLATFORM =
  /\b(whatsapp|facebook|instagram|tiktok|youtube|google|play store|app store|apple|telegram|x\.com|twitter|linkedin|amazon|jumia|konga|ussd|mtn|airtel|glo|safaricom|m-?pesa|vodafone|sms)\b/iu;

const set = (rule: string, importance: Importance, reason: string): ImportanceRule => ({ rule, importance, reason });
const story = (i: Intake) => [i.title, i.pitch, i.problem, i.segment, i.workaround].join(' ');
const firstMatch = (pattern: RegExp, text: string) => safeLine(pattern.exec(text)?.[0] ?? '').toLowerCase();

/** Money and health are not anybody's to handle: the first look calls permission the riskiest of these. */
const needsLicence = (i: Intake) => ['finance', 'health'].includes(ideaKindOf(i) ?? kindOfSentence(i.pitch) ?? '');

const FEASIBILITY: AssumptionRule[] = [
  {
    id: 'F1',
    class: 'feasibility',
    fields: ['weeksAvailable', 'cashAvailable'],
    statement: (_, i) => {
      const weeks = i.weeksAvailable
        ? `within ${i.weeksAvailable} ${i.weeksAvailable === 1 ? 'week' : 'weeks'}`
        : 'in time';
      const cash = i.cashAvailable ? ` and ${formatPlainMoney(i.cashAvailable)}` : '';
      return `You can put a first working version in a customer’s hands ${weeks}${cash}.`;
    },
    importance: (i) =>
      i.weeksAvailable !== null && i.weeksAvailable <= 4
        ? set('F1.short', 5, 'Four weeks or fewer leave no room for a second attempt.')
        : set('F1.time', 4, 'Running out of time or cash ends the test.'),
  },
  {
    id: 'F2',
    class: 'feasibility',
    fields: ['pitch', 'user'],
    statement: (w, i) => `It does what you say in the hands of its user (${w.user}): ${quote(i.pitch, 200)}.`,
    importance: () => set('F2.works', 4, 'A product that does not do its work is not bought twice.'),
  },
  {
    id: 'F3',
    class: 'feasibility',
    fields: ['place'],
    statement: (w) => `You can serve the first ten paying customers in ${w.place} with the people you have.`,
    importance: () => set('F3.capacity', 3, 'The first ten can be served by hand, at a price.'),
  },
];

const REACH: AssumptionRule[] = [
  {
    id: 'R1',
    class: 'reach',
    fields: ['channel', 'segment', 'place'],
    statement: (w) => `${capital(w.segment)} can be reached in ${w.place} this way: ${w.channel}.`,
    importance: () => set('R1.channel', 4, 'A customer who never hears of it cannot buy it.'),
  },
  {
    id: 'R2',
    class: 'reach',
    fields: ['payer', 'user'],
    statement: (w) => `${capital(w.payer)} can decide and pay without asking anyone else.`,
    importance: (i) =>
      payerDiffers(i)
        ? set('R2.two-people', 4, 'User and payer differ, so at least two people must agree.')
        : set('R2.decision', 3, 'A second decision-maker slows a sale more often than it ends it.'),
  },
  {
    id: 'R3',
    class: 'reach',
    fields: ['place', 'segment'],
    statement: (w) => `You can meet ten strangers from this segment in ${w.place} within two weeks.`,
    importance: () => set('R3.access', 3, 'If you cannot meet ten, you cannot test anything else.'),
  },
];

const PERMISSION: AssumptionRule[] = [
  {
    id: 'P1',
    class: 'permission',
    fields: ['regulatedTouchpoints', 'title', 'pitch', 'problem', 'segment', 'workaround', 'edge', 'priceUnit'],
    statement: (w, i) => {
      const unlawful = unlawfulOffer(i);
      if (unlawful) return `What you want to do is lawful, and a lawyer says so in writing: ${quote(unlawful.words)}.`;
      const regulated = regulatedOffer(i);
      const what = [...(regulated ? [regulated.what] : []), ...w.touchpoints];
      return what.length > 0
        ? `You may do this, or can work under somebody who may: ${listed(what)}.`
        : 'Nothing you do needs a licence, a permit or a regulator’s consent that you do not have.';
    },
    importance: (i, w) => {
      const unlawful = unlawfulOffer(i);
      if (unlawful) return set(UNLAWFUL_RULE, 5, unlawfulReason(unlawful));
      const regulated = regulatedOffer(i);
      if (regulated)
        return set(
          REGULATED_RULE,
          5,
          `Your words include “${regulated.words}”: somebody must permit ${regulated.what}.`,
        );
      if (w.touchpoints.length > 0) return set('P1.touchpoint', 5, 'You named something that may need permission.');
      const word = firstMatch(OFTEN_REGULATED, story(i));
      if (word !== '') return set('P1.word', 4, `Your words include “${word}”, which often needs permission.`);
      if (!i.regulatedTouchpoints.some(saysNoPermission))
        return needsLicence(i)
          ? set('P1.kind', 4, 'Ideas of this kind often need permission, and you have not said whether you checked.')
          : set('P1.unanswered', 3, 'You have not said whether you checked.');
      return set('P1.none', 2, 'You say that nothing here needs permission.');
    },
  },
  {
    id: 'P2',
    class: 'permission',
    fields: ['title', 'pitch', 'problem', 'segment', 'workaround', 'user'],
    statement: (w) => `${capital(w.user)} would let you hold the data it needs, and data-protection law lets you too.`,
    importance: (i) => {
      const word = firstMatch(SENSITIVE_DATA, story(i));
      if (word !== '')
        return set('P2.sensitive', 4, `Your words include “${word}”: such data is often specially protected.`);
      return set('P2.data', 2, 'Ordinary contact data is easy to hold lawfully.');
    },
  },
  {
    id: 'P3',
    class: 'permission',
    fields: ['channel', 'pitch'],
    statement: () => 'No platform, partner or landlord that you depend on would refuse or cut you off.',
    importance: (i) => {
      const word = firstMatch(OTHERS_PLATFORM, `${i.channel} ${i.pitch}`);
      if (word !== '') return set('P3.platform', 3, `You depend on “${word}”, which sets its own rules.`);
      return set('P3.partner', 2, 'You named no platform that could cut you off.');
    },
  },
];

export const DELIVERY_RULES: readonly AssumptionRule[] = [...FEASIBILITY, ...REACH, ...PERMISSION];
