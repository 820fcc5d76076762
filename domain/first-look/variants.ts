import type { IdeaKind } from './kinds.ts';
import { namesPeople } from './words.ts';

/** Words of a kind's lines that say something else where the thing is of this sort. */
type Variant = {
  kind: IdeaKind;
  /** By the last word of what they get, and by whom it is for. */
  is: (head: string, who: string) => boolean;
  says: readonly (readonly [usual: string, instead: string])[];
};

const oneOf = (words: string) => {
  const pattern = new RegExp(`^(?:${words})(?:e?s)?$`, 'iu');
  return (head: string) => pattern.test(head);
};

/** They buy to sell again, or to serve. */
const BUYS_FOR_OTHERS =
  /(?:bakeries|supermarkets|hotels|restaurants|shops|kiosks|bukas|stores|cafes|schools|offices|companies|hostels|sellers|traders|vendors|retailers|hawkers|caterers|exporters|processors|factories)$/iu;

export const VARIANTS: readonly Variant[] = [
  {
    // A supermarket eats nothing.
    kind: 'food',
    is: (_, who) => BUYS_FOR_OTHERS.test(who),
    says: [
      ['over what they eat and drink today, twice in one week', 'over what they buy today, twice in one month'],
      ['A portion of {many}', 'An order of {many}'],
      [
        'a third of its price after ingredients, gas and waste',
        'a fifth of its price after costs, transport and waste',
      ],
      ['Come back three days later', 'Come back a week later'],
    ],
  },
  {
    // Two groups of people look for each other: nobody offers tenants.
    kind: 'marketplace',
    is: (head) => namesPeople(head),
    says: [
      [
        'The side that offers {many} joins{in} before there is a single buyer',
        'Enough {many} would join{in} while there are few {who} yet',
      ],
      ['deal over {a}', 'deal with {many}'],
      ['three who offer {many}', 'three {many}'],
      ['who want that this week', 'who need them this week'],
    ],
  },
  {
    // Gas is used up, and carries no load.
    kind: 'energy',
    is: oneOf('gas|refill|diesel|petrol|kerosene|charcoal|fuel|briquette|cylinder|firewood|delivery|deliverie'),
    says: [
      [
        '{The} would carry the load that {who} really have, on a bad day too',
        '{The} would reach {who} on the day they run out',
      ],
      ['A fault with {the} can be put right{in} within two days', 'You may store, carry and sell {the}{in}'],
      [
        'What you spend on {the} would come back before {who} stop paying',
        'What {who} pay for {the} would leave something over after carrying and losses',
      ],
      [
        'Put {the} with three {who} for a month at the full weekly price. Measure the load and each payment',
        'Bring {the} to three {who} for a month at the full price. Write down each cost and each payment',
      ],
      ['carry the load', 'are served on time'],
    ],
  },
  {
    // A room stays where it is.
    kind: 'rental',
    is: oneOf('room|space|hall|warehouse|store|storage|office|desk|stall|house|flat|toilet|land|kitchen|studio|pitch'),
    says: [
      ['bring {the} back on time and whole', 'leave {the} on time and as they found it'],
      ['Borrow or buy {a}', 'Borrow or hire {a}'],
    ],
  },
  {
    // A crèche is run, and not given to anybody.
    kind: 'education',
    is: oneOf(
      'cr[eè]che|daycare|school|nursery|nurserie|academy|academie|college|centre|center|club|hub|library|librarie',
    ),
    says: [
      ['give {the} well', 'run {the} well'],
      ['come for {the}', 'come to {the}'],
      ['Give {the} to ten {who}', 'Run {the} for ten {who}'],
    ],
  },
  {
    kind: 'jobs',
    is: (head) => namesPeople(head),
    says: [
      ['people good enough for {the}', 'good {many}'],
      ['People found for {the}', '{Many} whom you find'],
      ['what people say about themselves before {the}', 'what {many} say about themselves before they start'],
      ['openings like {the}', 'openings for {many}'],
    ],
  },
  {
    // Who has a place to fill pays, and not who looks for one.
    kind: 'jobs',
    is: oneOf('job|shift|work|vacanc(?:y|ie)|internship|placement'),
    says: [
      ['Somebody{in} would pay you{price} for {what}', 'Somebody would pay you{price} to fill {what}'],
      ['faster than {who} do today', 'faster than those who hire do today'],
      ['like {the}{in}. Fill', 'like {the}. Fill'],
    ],
  },
];

/** The line as it is said of this thing. */
export function saidOf({ what, who }: { what: string; who: string }, ideaKind: IdeaKind, line: string): string {
  const head =
    what
      .replace(/ (?:of|to|for) .*$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const variant = VARIANTS.find(({ kind, is }) => kind === ideaKind && is(head, who));
  return (variant?.says ?? []).reduce((text, [usual, instead]) => text.replace(usual, instead), line);
}
