import { type IdeaKind, kindOf } from './kinds.ts';
import { KIN_CLAUSE } from './lack.ts';
import { isRecord } from './record.ts';
import { formOfIdea, type Reading, withoutPreamble } from './sentence.ts';
import { wordsOf } from './word.ts';
import { COUNTED, FORMS, MONEY, namesPeople } from './words.ts';

/** Words of a place or of a good that would point at another kind of business. */
const MISLEADING =
  /\b(bus stops?|with (?:less|more|fewer) than (?:\w+ ){1,2}\w+|hire purchase|charge (?=(?:them |dem )?[₦#N]?\d)|on (?:night |day |the )?shifts?|(?:wast(?:e|es|ing)|lose|loses|losing) (?:\w+ )?(?:time|hours?|money)|(?:wedding|birthday|party|event) (?=cakes?|gowns?|dress|shirts?|suits?)|(?:same[- ]day |free |home )?delivery (?=in|on|within|by|every|same|next|free|inside)|(?:that|to|who|we|i) feeds?|turn(?:ing|ed|s)? (?:\w+ ){1,3}(?:in)?to|go school|school (?=lunch|bags?|shoes|rides?|bus|buses|runs?|vans?|transport|pick)|from (?:\w+ ){0,2}(?:farms?|factory|factories)|farmers? (?:\w+ ){0,5}(?:sell|supply|bring)s? (?:me|us)|cooking(?= gas)|(?:for|in|from|to) (?:the |their |dem |your )?(?:houses?|homes|hostels?)|(?:processing |production )?(?:factory|plant)(?= in| at| for|$))\b/giu;

const SHOPS = new Set(
  'shop shops store stores kiosk kiosks supermarket minimart mart boutique restaurant restaurants buka bukas bakery canteen cafe cafeteria'.split(
    ' ',
  ),
);
/** Where the one side offers and the other takes: "a website where students sell books to freshers". */
const TWO_SIDES =
  /\b(?:list|post|advertise|upload)s? (?:their|dem|them)\b|\b(?:website|site|app|platform|page) where (?:\p{L}+ ){1,5}(?:sell|list|offer|swap|post)s?\b/iu;
/** "Borrow textbooks": what is lent is no money. */
const BORROWS_A_THING =
  /\b(?:borrow|lend)(?:s|ing)? (?!(?:\p{L}+ )?(?:money|cash|naira|loans?|dem|them|am)\b|against\b|from\b|to\b)/iu;
const TAUGHT = /\b(?:lessons?|tutoring|coaching|training|classes|bootcamp|course|courses)$/iu;
/** What is done, whatever it is done to. */
const WORK_HEADS = new Set(
  'repair repairs cleaning washing walking sitting cutting plaiting grooming ironing painting plumbing installation maintenance hairdressing gardening laundry haircuts braiding spraying testing registration removal servicing inspection translation valuation streaming'.split(
    ' ',
  ),
);
/** Trades that have a kind of their own. */
const OF_ROLES: ReadonlySet<IdeaKind> = new Set(['education', 'health', 'transport', 'events']);
/** "Rent dresses from other brides": neither side is the founder's. */
const FROM_EACH_OTHER =
  /\b(?:from|with|to) (?:other (?!countries|places|states|towns|cities)\p{L}+s|each other|one another)\b/iu;
/** "Pay per hectare" buys the work, and "pay per crate" a turn; nobody buys the machine. */
const paidBy = (written: string): IdeaKind => {
  const [, unit] = /\b(?:pay|pays|paid|paying|charged?) (?:\S+ ){0,2}?per (\p{L}+)/iu.exec(written) ?? [];
  if (unit === undefined) return 'hardware';
  return /^(?:hectare|acre|plot|farm|house|room|visit|job|head|trip|animal)$/iu.test(unit) ? 'service' : 'rental';
};
/** An "exam practice app" is software, whatever is practised; a loan app still lends. */
const HOLDS_ITS_OWN: ReadonlySet<IdeaKind> = new Set(['marketplace', 'rental', 'finance', 'jobs']);
/** "Truck owners find load": somebody else has it. */
const FINDS = /\bfind(?:s|ing)? (?:an? |the )?$/iu;
const OF_FINDING: ReadonlySet<IdeaKind> = new Set(['transport', 'other']);
const IS_UNION = /^(?:cooperative|association|network|union|agency|company|community|club)s?$/u;
const HIRES_A_THING = /\bhir(?:e|es|ing)\b/iu;
const MENDS_FIRST = /^(?:mending|altering|fixing|repairing|cleaning|washing)\b/iu;
const IS_ROOM = /^(?:studio|hall|room|space|kitchen|office|desk|booth|pitch)s?$/u;
const OF_ROOMS: ReadonlySet<IdeaKind> = new Set(['media', 'food', 'other', 'events', 'retail']);
const WITHOUT_WASTE: Readonly<Partial<Record<IdeaKind, IdeaKind>>> = { transport: 'transport', hardware: 'hardware' };
/** "A platform where graduates find internships". */
const DEALS_IN =
  /\b(?:app|site|website|platform) (?:where|to|that|for) (?:\p{L}+ ){0,4}(?:find|connect|book|hire|order|buy)(?:s|ing)?\b/iu;
const SELLS_FROM = /\b(?:store|shop|boutique)\b/iu;
/** How one orders it says nothing of what it is: "parents send the size on WhatsApp". */
const BY_WAY =
  /\b(?:on|by|via|through|over|in|using|my|with) (?:\p{L}+ )?(?:whatsapp|instagram|facebook|tiktok|telegram|youtube|mobile money|momo|mpesa)(?: marketplace| group| status| live| page)?\b/giu;
const STRONGER: ReadonlySet<IdeaKind> = new Set(['marketplace', 'rental', 'jobs', 'finance']);
const OF_THINGS: ReadonlySet<IdeaKind> = new Set(['finance', 'retail', 'education', 'other']);
/** They can be customers, and be opened too: nobody is looked for. */
const BODY =
  /^(?:schools?|universit(?:y|ies)|colleges?|nurser(?:y|ies)|clinics?|hospitals?|pharmac(?:y|ies)|chemists?|hotels?|restaurants?|bukas?|salons?|shops?|kiosks?|supermarkets?|church(?:es)?|mosques?|banks?|cooperatives?|compan(?:y|ies)|business(?:es)?|farms?|baker(?:y|ies)|factor(?:y|ies)|cafes?|pubs?|clubs?|labs?|dogs?|cats?|pets?)$/u;
/** Kinds that speak of people as what they are; in every other one a person whom somebody looks for is one of two sides. */
const OF_PEOPLE: ReadonlySet<IdeaKind> = new Set(['marketplace', 'jobs', 'events', 'health', 'education']);
/** What is bought at a counter: there the place is the idea, and no goods by the carton. */
const SELLS_THERE: ReadonlySet<IdeaKind> = new Set(['retail', 'food', 'other']);

/** "Student dem screen dey break, I go fix am": the work is the business, whatever else is sold. */
const BRINGS_BACK =
  /\b(?:pick|picks|collect|collects)\b.*\b(?:bring|brings|return|returns) (?:it|them|dem|am) back\b/iu;
const MENDS_IT = /\b(?:fix|repair|mend|patch) (?:am|dem|it|them)\b/iu;

/**
 * Whom it is for says little of what it is: a loan for farmers is no farm. Only where they stand first, as in "Barbers who
 * come to your home", are they those who do it.
 */
export function kindOfIdea(written: string, { who, what, where, isRole }: Reading): IdeaKind {
  if (isRecord(what) || what === 'system' || (what !== '' && bare(what) === formOfIdea(written))) return 'software';
  if ((what.endsWith(' repair') && MENDS_IT.test(written)) || BRINGS_BACK.test(written)) return 'service';
  const without = [who, where].reduce(
    (text, words) => (words === '' ? text : text.replace(words, ' ')),
    withoutPreamble(written),
  );
  const others = who.startsWith('people who ') ? without.replace(KIN_CLAUSE, ' ') : without;
  const head = wordsOf(what.replace(/ of .*$/u, '')).at(-1)?.plain ?? '';
  const about = withoutSuppliers(others).replace(MISLEADING, ' ');
  const noun = FORMS.has(head) ? '' : head;
  const told = withoutAsides(about.replace(BY_WAY, ' '), what);
  const kind = kindOf(told, noun, noun && what);
  if (TAUGHT.test(what)) return 'education';
  if (isRole) return OF_ROLES.has(kind) ? kind : 'service';
  if (kind === 'food' && head === 'collection') return 'service';
  if (kind === 'retail' && IS_UNION.test(head)) return 'other';
  if ((WORK_HEADS.has(head) || MENDS_FIRST.test(what)) && !STRONGER.has(kind)) return 'service';
  if (/^services?$/u.test(head) && OF_THINGS.has(kind) && kind !== 'finance') return 'service';
  if (kind === 'jobs' && HIRES_A_THING.test(written) && !namesPeople(head) && !/jobs?|shifts?|staff|work/iu.test(what))
    return 'rental';
  if (/^(?:exchange|swap)s?$/u.test(head) || TWO_SIDES.test(written) || FROM_EACH_OTHER.test(written))
    return 'marketplace';
  if (kind === 'hardware') return paidBy(written);
  if (IS_ROOM.test(head) && OF_ROOMS.has(kind) && paidBy(written) === 'rental') return 'rental';
  // What is carried or recycled is waste; a tricycle is not.
  if (kind === 'waste' && COUNTED.has(head))
    return head === 'bin' ? 'hardware' : (WITHOUT_WASTE[kindOf(what)] ?? 'service');
  if (kind === 'making' && /\b(?:second[- ]?hand|used|thrift|okrika)\b/iu.test(written)) return 'retail';
  if (OF_THINGS.has(kind) && BORROWS_A_THING.test(written)) return 'rental';
  if ((kind === 'other' || kind === 'retail') && isMade(written, what)) return 'making';
  if (kind === 'other' && /\p{L}{3}ing$/u.test(head)) return 'service';
  if (kind === 'software' && kindOf(what) !== 'software' && DEALS_IN.test(written)) return 'marketplace';
  if (kind === 'making' && SELLS_FROM.test(written) && !isMade(written, what)) return 'retail';
  if (FORMS.has(head) && !HOLDS_ITS_OWN.has(kind)) return 'software';
  if (OF_FINDING.has(kind) && !MONEY.has(head) && FINDS.test(written.slice(0, written.indexOf(what))))
    return 'marketplace';
  if (SHOPS.has(head) && SELLS_THERE.has(kind)) return 'shop';
  if (namesPeople(head) && !BODY.test(head) && !OF_PEOPLE.has(kind)) return 'marketplace';
  return kind === 'other' && who !== '' && written.startsWith(who) ? kindOf(who) : kind;
}

/** "Space with steady light", "company that uses cameras", "crowdfunding for films": what is beside the thing says nothing of its kind. */
function withoutAsides(text: string, what: string): string {
  const at = what === '' ? -1 : text.indexOf(what);
  const cut = (part: string) => part.replace(ASIDES, ' ');
  return at < 0 ? text : `${cut(text.slice(0, at))} ${what} ${cut(text.slice(at + what.length))}`;
}
/** What it is for says more where it is an occasion, or for hire. */
const ASIDES =
  /\b(?:with|without|against|about|using|uses|for|from|after|before)\s+(?!(?:\p{L}+\s+)?(?:rent|hire|weddings?|part(?:y|ies)|birthdays?|events?|burials?|owambe|waste)\b)(?:(?!(?:and|to|so|in|at|on|with|for|that|who|which|by|from|wey|i|we|they|dem|go|dey|fit|no|can|will|go)\b)[\p{L}-]+\s*){1,4}/giu;

/** "App", "mobile app": as it is named first, or in the middle. */
const bare = (what: string) => what.toLowerCase().replace(/^(?:mobile|web|phone) /u, '');

/** "We make playgrounds", "caps sewn by women". */
function isMade(written: string, what: string): boolean {
  const at = written.indexOf(what);
  return (
    /\b(?:make|makes|sew|knit|weave|carve|build)\s+(?:\p{L}+\s+)?$/iu.test(written.slice(0, at)) ||
    /^\s+(?:hand ?)?(?:made|sewn|knitted|woven|carved|built)\b/iu.test(written.slice(at + what.length)) ||
    /^hand ?made\b/iu.test(what)
  );
}

/** Whom the goods are bought from says nothing of what becomes of them. */
const withoutSuppliers = (text: string) =>
  text.replace(/\bfrom (?:\p{L}+ ){0,2}?(\p{L}+)/giu, (whole, noun: string) => (namesPeople(noun) ? ' ' : whole));
