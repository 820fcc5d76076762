#!/usr/bin/env node
// Works out the figures of a validation report again, from its exported JSON alone: Support, Against and Unknown, every
// belief and its risk, the range of Support and the verdict. It shares no code with the product.
// Run: node recompute.mjs report.json (or give the JSON on standard input).
// Exit code 0: everything agrees; 1: something does not, or the file cannot be read as a report; 2: nothing was checked.
import { readFileSync } from 'node:fs';

const LEVELS = { L1: [1, 3], L2: [0.5, 3], L3: [1.5, 6], L4: [2.5, 8], L5: [4, 12], L6: [5, 15] }; // points, cap
const INDEPENDENCE = { stranger: 1, warm: 0.6, friend: 0.25 };
const PROOF = { verified: 1, artefact: 0.7, asserted: 0.4 };
const TEST_LEVEL = {
  ...{ interviews: 'L3', choice: 'L4', trial: 'L6', presale: 'L5', costSheet: 'L3', sources: 'L1', renewal: 'L6' },
  ...{ costDiary: 'L3', prototype: 'L4', channel: 'L4', signOff: 'L4', access: 'L4', letters: 'L4', consent: 'L4' },
  ...{ counsel: 'L4' },
};
const [PRIOR, DUST] = [6, 1e-9];
// 1 took every entry as it was written, 2 knew none of the rules from S12 on, 3 no deposits and asked for nobody else, 4 let talk outweigh, 5 typing soften,
// 6 links show a test, and a refused belief sink, 7 an earlier price count, 8 any belief sink below its rule, and files stand for somebody else's word.
const FORMULAS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => `validation-score-${one}`);
let formula = 0; // the one of the report
const NUMBERS = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const UNITS =
  'to|or|and|hours?|years?|months?|weeks?|days?|minutes?|stars?|wheel\\w*|bed\\w*|rooms?|doors?|seat\\w*|store?ys?|floors?|in|per|percent|out|of|km|kg|litres?|acres?|hectares?|man|woman|person|naira|dollars?|million|thousand|hundred|billion';
const CROWD = new RegExp(
  [
    '\\b(?:everybody|everyone|people|pipo|(?:they|dem|them|we) all)\\b',
    '\\b(?:all|most|many|plenty) (?:of )?(?:the|them|dem|these|those|my|our)\\b(?! (?:time|day|week|month|year|money|way|thing))',
    '\\b(?:all|most|many|plenty) (?:\\p{L}+ )?(?:\\p{L}+(?:ers|ors)|wo?men|students|mamas)\\b',
    '\\bevery (?:\\p{L}+ )?(?:trader|seller|buyer|customer|user|vendor|student|person|wo?man|mama)\\b',
  ].join('|'),
  'iu',
);
const CANNOT_SHOW = { L2: ['feasibility', 'permission'], L5: ['feasibility', 'permission'], L6: ['permission'] };
const VERDICTS = {
  contradicted: 'Contradicted',
  untested: 'Untested',
  supported: 'Supported for the next step',
  mixed: 'Mixed',
};

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

const pick = (table, key) => (Object.hasOwn(table, key) ? table[key] : fail(`Unknown value: ${key}`));
const lastDay = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whole calendar months: the same day of a later month counts, or its last day where that day does not exist. A founder
 * east of UTC may date what was seen one day after the day of the report: that is fresh. */
function months(date, asOf) {
  const [y1, m1, d1] = date.split('-').map(Number);
  const [y2, m2, d2] = asOf.split('-').map(Number);
  const full = (y2 - y1) * 12 + m2 - m1;
  const count = d2 >= Math.min(d1, lastDay(y2, m2)) ? full : full - 1;
  if (!(Date.parse(date) - Date.parse(asOf) <= 86_400_000)) fail(`A date is missing or lies in the future: ${date}`);
  return Math.max(count, 0);
}

/** The entries as the formula counts them: rules S7 to S23 of the report. */
function countEvidence({ intake, assumptions, evidence, testCards, asOf }) {
  if (formula === 1) return evidence;
  const classes = new Map(assumptions.map((assumption) => [assumption.id, assumption.class]));
  const forbidden = assumptions.filter(({ setBy }) => formula >= 3 && setBy.rule === 'P1.unlawful');
  const allowed = ({ side, assumptionId }) => side !== 'for' || !forbidden.some(({ id }) => id === assumptionId);
  const size = intake?.segmentSize ?? (formula >= 3 ? countedIn(intake?.segment ?? '') : null);
  const most = (level) => (level === 'L1' || !(size >= 1) ? Number.POSITIVE_INFINITY : Math.floor(size));
  const entered = evidence
    .filter((item) => !CANNOT_SHOW[item.level]?.includes(classes.get(item.assumptionId)) && !isCrowd(item))
    .filter((item) => !isOfEarlierPrice(item, intake?.price))
    .filter(({ level, assumptionId }) => formula < 8 || level < 'L5' || assumptionId !== 'V2') // rule S21
    .map((item) => {
      const backed = /[\p{L}\p{N}]/u.test(item.note ?? '') && (item.link || item.file);
      const level = formula >= 4 && isDeposit(item, intake?.price) ? depositLevel(item, intake.price) : item.level;
      const proof = backed ? 'artefact' : 'asserted';
      const paid = item.level === 'L5' || level !== item.level;
      return { ...item, level, proof, paid, count: Math.min(item.count, most(item.level)) };
    })
    .map(afterWitnesses)
    .filter(({ count }) => count > 0);
  const decided = (testCards ?? []).filter((test) => failed(test) !== null);
  const sourced = formula >= 3 ? withinSource(entered, assumptions) : entered;
  const shown = sourced.map((item) => (isUsedFile(item, evidence) ? withoutFile(item) : item));
  return [...shown, ...decided.map((test) => resultOf(test, asOf, isReused(test, decided)))]
    .filter((item) => allowed(item) && !(item.isTest && isOfEarlierPrice(item, intake?.price)))
    .map(withBacked);
}

/** Rule S17: how many of an item a file shows, or confirmed it themselves. */
function withBacked(item) {
  const isShown = item.side === 'against' || (item.proof !== 'asserted' && (item.file || (item.isTest && formula < 7)));
  return { ...item, backed: formula < 6 || isShown ? item.count : (item.confirmed ?? 0) };
}

/** Rule S16: "all the sellers said yes", entered as one person on the founder's word. */
function isCrowd({ side, level, count, note, link, file, witnessed }) {
  if (formula < 5 || side !== 'for' || level !== 'L2' || count !== 1 || link || file || witnessed) return false;
  return CROWD.test(note) && !new RegExp(`\\p{N}|\\b(?:${Object.keys(NUMBERS).join('|')})\\b`, 'iu').test(note);
}

/** How much more was paid than the price for each person; NaN where that is not said, or in another currency. */
const overPrice = ({ paid, people } = {}, price) =>
  paid?.currency === price?.currency ? paid?.amountMinor - price?.amountMinor * people : Number.NaN;

/** Rule S15: less than the price for each person was paid. */
const isDeposit = ({ side, level, observation }, price) =>
  side === 'for' && (level === 'L5' || (formula >= 9 && level === 'L6')) && overPrice(observation, price) < 0;

/** Rule S22: less than a fiftieth of the price is an opinion. */
const depositLevel = ({ observation: { paid, people } }, price) =>
  formula >= 8 && 50 * paid.amountMinor < price.amountMinor * people ? 'L2' : 'L4';

/** Rules S19 and S23: paid, or passed, while the price was lower, or in another currency, and less than today's price for each of them. */
function isOfEarlierPrice({ side, level, assumptionId, notedPrice: noted, observation, isTest }, price) {
  if (formula < (isTest ? 9 : 8) || side !== 'for' || (level < 'L5' && !isTest) || !['V1', 'V5'].includes(assumptionId))
    return false;
  if (!noted || !price || (noted.amountMinor > 0 && noted.currency !== price.currency)) return Boolean(noted && price);
  return noted.amountMinor < price.amountMinor && !(overPrice(observation, price) >= 0);
}

/** Rule S23: the price that the locked belief of a test names. */
function lockedPrice({ weBelieve }) {
  const [, sign, amount] = /(?:would pay|worth more to them than) ([₦$])([\d,]+(?:\.\d\d)?)/u.exec(weBelieve) ?? [];
  return sign && { currency: sign === '$' ? 'USD' : 'NGN', amountMinor: 100 * amount.replaceAll(',', '') };
}

/** Rule S20: the same file stands behind an earlier observation. */
function isUsedFile({ file, ...item }, evidence) {
  const dayOf = ({ id, date, observation }) => `${date} ${observation?.id ?? id}`;
  const isEarlier = (one) => one.file?.sha256 === file.sha256 && dayOf(one) < dayOf(item);
  return formula >= 8 && file?.sha256 && evidence.some(isEarlier);
}
const withoutFile = (item) => ({ ...item, file: undefined, proof: 'asserted' });

/** Rule S20: a passed test whose file shows an earlier pass already. */
function isReused(test, decided) {
  const fileOf = ({ results }) => results.at(-1).file?.sha256;
  const isEarlier = (one) => !failed(one) && fileOf(one) === fileOf(test) && when(one) < when(test);
  return formula >= 8 && !failed(test) && fileOf(test) !== undefined && decided.some(isEarlier);
}

/** Puts tests in the order of their newest results. */
const when = ({ id, results }) => `${results.at(-1).recordedAt} ${id}`;

/** Rule S8: the number that the segment begins with, such as "12 Ikeja hospitals"; null for "24-hour" and "3 star". */
function countedIn(segment) {
  const number = `\\d{1,3}(?:,\\d{3})+|\\d+|${Object.keys(NUMBERS).join('|')}`;
  const begins = `^\\s*(?:(?:all|the|about|around|some) )*(${number})\\s+(?!(?:${UNITS})\\b)\\p{L}`;
  const found = new RegExp(begins, 'iu').exec(segment);
  return found && (NUMBERS[found[1].toLowerCase()] ?? Number(found[1].replaceAll(',', '')));
}

const plainLink = (link) =>
  link
    .trim()
    .replace(/^[a-z]+:\/\/(www\.)?|^www\.|#.*$/giu, '')
    .replace(/\/+$/u, '');
const hostInSmall = (link) => plainLink(link).replace(/^[^/?]+/u, (host) => host.toLowerCase());

/** What an item comes from: one file or one link is one source, unless its people confirmed it themselves. */
function sourceOf({ id, link, file, observation, confirmed }) {
  if (confirmed) return observation?.id ?? id;
  return file ? `file ${file.sha256 ?? file.id}` : link ? `link ${hostInSmall(link)}` : (observation?.id ?? id);
}

/** Rule S14: a source speaks for three beliefs, once each, the most important first; for the rest it is told and asserted. */
function withinSource(items, assumptions) {
  const importance = new Map(assumptions.map((assumption) => [assumption.id, assumption.importance]));
  const rank = ({ assumptionId, level, id }) =>
    `${9 - (importance.get(assumptionId) ?? 0)} ${9 - level[1]} ${assumptionId} ${id}`;
  const shown = {};
  const further = new Set();
  for (const item of items.filter(({ side }) => side === 'for').sort((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    shown[sourceOf(item)] ??= new Set();
    const beliefs = shown[sourceOf(item)];
    if (beliefs.has(item.assumptionId) || beliefs.size >= 3) further.add(item);
    else beliefs.add(item.assumptionId);
  }
  const told = (item) => ({ ...item, level: item.level > 'L3' ? 'L3' : item.level, proof: 'asserted' });
  return items.map((item) => ({ ...(further.has(item) ? told(item) : item), source: sourceOf(item) }));
}

/** Rules S11 and S13: who denied it does not count; who confirmed it, and not on the founder's network, is verified. */
function afterWitnesses(item) {
  if (!item.witnessed || item.level === 'L1') return item;
  const count = item.count - item.witnessed.denied;
  const confirmed = Math.min(count, item.witnessed.confirmed - (formula >= 3 ? item.witnessed.fromOwnNetwork : 0));
  return { ...item, count, confirmed: Math.max(0, confirmed) };
}

/** Rule S10: the item that a decided test adds. */
function resultOf(test, asOf, isUsed) {
  const isUnshown = isUsed || isFarBelow(test);
  const { card, results } = test;
  const { successes, trials, recordedAt, link, file } = results.at(-1);
  const { kind, sample, atLeast, barPercent } = markOf(test);
  const wanted = kind === 'count' ? (atLeast / sample) * Math.max(trials, sample) : (barPercent / 100) * trials;
  const missing = Math.max(1, Math.ceil(Math.round(wanted * 1e9) / 1e9) - successes);
  const [day] = recordedAt.split('T');
  return {
    assumptionId: card.assumptionId,
    side: failed(test) ? 'against' : 'for',
    level: pick(TEST_LEVEL, card.kind),
    independence: card.kind === 'costSheet' ? 'friend' : 'stranger',
    proof: (link || file) && !isUnshown ? 'artefact' : 'asserted',
    file: isUnshown ? undefined : file,
    isTest: true,
    notedPrice: lockedPrice(card),
    inSegment: true,
    count: failed(test) ? missing : successes,
    date: day > asOf ? asOf : day,
  };
}

/** Rule S10: a pass of a mark that asks fewer than half of the people, successes or share that its card proposed. */
function isFarBelow(test) {
  const share = ({ kind, atLeast, sample, barPercent }) => (kind === 'count' ? atLeast / sample : barPercent / 100);
  const [mark, proposed] = [markOf(test), test.card.passMark];
  const half = [({ sample }) => sample, share, (one) => share(one) * one.sample];
  return formula >= 7 && !failed(test) && half.some((of) => 2 * of(mark) < of(proposed));
}

/** Rule S18: no less than its rule gave it; what anything speaks against as high as it ever was, `held` from before an answer changed. */
function importanceOf({ id, importance, setBy, edits = [] }, evidence, held = {}) {
  if (formula < 7) return importance;
  const isByLaw = ['P1.unlawful', 'P1.regulated'].includes(setBy.rule);
  const set = [setBy, ...edits].map((one) => one.importance);
  if (importance !== (isByLaw ? set[0] : set.at(-1))) fail(`Not the importance that was set: ${importance}`);
  const isRefused = evidence.some((item) => item.side === 'against' && item.assumptionId === id);
  if (formula < 9) return Math.max(importance, ...(isRefused ? set : []));
  return Math.max(importance, ...(isRefused ? [...set, held[id] ?? 0] : [set[0]]));
}

/** Points of one side of one assumption: capped for each level and independence, then added up. */
function points(items, asOf, people = 'count') {
  const groups = {};
  for (const item of items) {
    if (!(Number.isInteger(item.count) && item.count >= 1)) fail(`Not a count: ${item.count}`);
    const age = 0.5 ** (months(item.date, asOf) / 12);
    const { confirmed = 0, count } = item;
    const counted = item[people] ?? count;
    const mixed = (confirmed * PROOF.verified + (count - confirmed) * pick(PROOF, item.proof)) / count;
    const proof = counted === count ? mixed : PROOF.verified;
    const weight = pick(INDEPENDENCE, item.independence) * proof * (item.inSegment ? 1 : 0.3);
    const key = `${item.level} ${item.independence}`;
    groups[key] = (groups[key] ?? 0) + counted * pick(LEVELS, item.level)[0] * weight * age;
  }
  const capped = Object.entries(groups).map(([key, sum]) => {
    const [level, independence] = key.split(' ');
    return Math.min(sum, LEVELS[level][1] * INDEPENDENCE[independence]);
  });
  return capped.reduce((total, value) => total + value, 0);
}

/** What the evidence says of one assumption, as rules S1 to S4 of the report have it. */
function believe({ id, importance }, evidence, asOf) {
  if (![1, 2, 3, 4, 5].includes(importance)) fail(`Not an importance: ${importance}`);
  const own = evidence.filter((item) => item.assumptionId === id);
  const side = (name) => own.filter((item) => item.side === name);
  if (side('for').length + side('against').length < own.length) fail('A side is neither for nor against.');
  const [r, s] = ['for', 'against'].map((name) => points(side(name), asOf));
  const c = points(side('for'), asOf, 'backed');
  const [b, d, u] = sharesOf(r, s, c);
  const told = own.some(({ level }) => level >= 'L3');
  const contradicted = ['L1', 'L3', 'L4'].slice(0, formula >= 5 ? 3 : 1).some((lowest) => {
    const from = (name) => side(name).filter(({ level }) => level >= lowest);
    const [yes, no] = ['for', 'against'].map((name) => points(from(name), asOf, 'backed'));
    return no / (yes + no + PRIOR) >= 0.5 - DUST;
  });
  const score = { r, s, ...(Math.abs(c - r) > DUST && { c }), b, d, u, risk: (importance / 5) * (1 - b) };
  return { id, importance, told, contradicted, heldBack: isHeldBack(c, s, own), score };
}

/** Rules S4 and S17: what nobody but the founder stands behind takes from Unknown alone. */
function sharesOf(r, s, c) {
  const d = s / (c + s + PRIOR);
  return [(r + s) / (r + s + PRIOR) - d, d, PRIOR / (r + s + PRIOR)];
}

/** Whether more speaks against it than for it: half as much, or more people who did anything, did so at a cost, or paid. */
function isHeldBack(c, s, own) {
  if (2 * s - c > DUST) return true;
  const levelOf = ({ paid, level }) => (paid && level === 'L4' ? 'L5' : level);
  const isOf = (item, name, lowest) => item.side === name && item.backed !== 0 && levelOf(item) >= lowest;
  const most = (name, lowest, isTest) =>
    countPeople(own.filter((item) => isOf(item, name, lowest) && !item.isTest === !isTest));
  const people = (name, lowest) => Math.max(most(name, lowest, true), most(name, lowest, false));
  return ['L3', 'L4', 'L5'].some((lowest) => people('against', lowest) > people('for', lowest));
}

/** Nobody twice: an observation has no more people than it has, and of those from one source the largest counts. */
function countPeople(items) {
  const said = {};
  for (const { id, count, backed = count, observation, source } of items) {
    const key = observation?.id ?? id;
    said[key] ??= { source: source ?? key, sum: 0, people: observation?.people ?? Number.POSITIVE_INFINITY };
    said[key].sum += backed;
  }
  const sources = {};
  for (const { source, sum, people } of Object.values(said))
    sources[source] = Math.max(sources[source] ?? 0, Math.min(sum, people));
  return Object.values(sources).reduce((total, people) => total + people, 0);
}

/** The means of b, d and u, weighted by importance, in per cent. */
function weigh(beliefs) {
  const mean = (key) =>
    (100 * beliefs.reduce((sum, { importance, score }) => sum + importance * score[key], 0)) /
    beliefs.reduce((sum, { importance }) => sum + importance, 0);
  return { support: mean('b'), against: mean('d'), unknown: mean('u') };
}

/** The mark that decides: the first one, where it was moved after a result was known. */
const markOf = ({ marks, results }) =>
  (marks.at(-1).lockedAt > results[0].recordedAt ? marks[0] : marks.at(-1)).passMark;

/** Whether a test that was decided failed; null while it is not, or while its sample or its days are not over. */
function failed(test) {
  const hasFailed = readFailed(test);
  const { card, marks, results } = test;
  if (formula < 3 || hasFailed !== false) return hasFailed;
  const [begun, ended] = [marks[0].lockedAt, results.at(-1).recordedAt].map((at) => Date.parse(at.slice(0, 10)));
  const isOver = (ended - begun) / 86_400_000 + 1 >= card.days && results.at(-1).trials >= markOf(test).sample;
  return isOver ? false : null;
}

/** A mark moved after a result was known decides nothing. */
function readFailed({ marks, results, objection }) {
  const last = results.at(-1);
  if (!marks.length || !last || objection) return null;
  const { kind, sample, atLeast, barPercent } = markOf({ marks, results });
  const { successes: k, trials: n } = last;
  if (kind === 'count' && n > sample) return k * sample < atLeast * n;
  if (kind === 'count') return k >= atLeast ? false : k + sample - n < atLeast || null;
  const z2 = 1.959963984540054 ** 2; // Wilson's interval, 95%
  const [centre, half] = [k / n + z2 / (2 * n), Math.sqrt(z2 * ((k * (n - k)) / n ** 3 + z2 / (4 * n * n)))];
  const [lower, upper] = [centre - half, centre + half].map((end) => end / (1 + z2 / n));
  if (n < sample || (lower < barPercent / 100 && upper >= barPercent / 100)) return null;
  return upper < barPercent / 100;
}

/** Whether what rests on the founder's word alone carries an assumption: all that speaks for it, or what brings it to its line. */
function leansOnOwnWord(belief, evidence, asOf) {
  const isTyped = ({ side, proof, confirmed }) => side === 'for' && proof === 'asserted' && !confirmed;
  const speaks = evidence.filter((item) => item.assumptionId === belief.id && item.side === 'for');
  if (formula < 6 || speaks.length === 0) return speaks.length > 0 && speaks.every(isTyped);
  const shown = evidence.filter((item) => !isTyped(item));
  return isShort(believe(belief, shown, asOf)) || (formula >= 8 && !isShown(believe(belief, evidence, asOf)));
}

/** Whether what a file shows, or somebody confirmed, brings it to its line alone: links do not. */
const isShown = ({ importance, score: { r, s, c = r } }) =>
  !isShort({ importance, score: { b: sharesOf(c, s, c)[0] } });

const isShort = ({ importance, score }) => score.b < (importance === 5 ? 0.5 : 0.3) - DUST;

/** Whether an assumption keeps the idea from Supported: its newest decided test failed, or too little but typing speaks for it. */
function blocks(belief, evidence, testCards, asOf) {
  const { id, importance } = belief;
  const typed = leansOnOwnWord(belief, evidence, asOf);
  if (importance < 5) return formula >= 6 && typed;
  const decided = testCards.filter((test) => test.card.assumptionId === id && failed(test) !== null);
  const newest = decided.sort((a, b) => (when(a) < when(b) ? 1 : -1))[0];
  if (typed || (newest && failed(newest))) return true;
  if (formula >= 9)
    return !isShown(believe(belief, ofOthers(evidence.filter((item) => item.assumptionId === id)), asOf));
  const speaks = evidence.filter((item) => item.assumptionId === id && item.side === 'for');
  const others = speaks.some((item) => (formula >= 7 ? isOthersWord(item) : item.confirmed || item.isTest));
  const sources = new Set(speaks.flatMap(({ proof, source }) => (proof === 'asserted' ? [] : [source])));
  return formula >= 3 && !others && sources.size > 0 && sources.size < 3;
}

/** Whether somebody confirmed it, or the result of a test is on record, since the seventh formula in a file. */
const isOthersWord = ({ confirmed, isTest, proof, backed }) =>
  confirmed || (isTest && proof !== 'asserted' && backed !== 0);

/** The items with those of their people who confirmed them alone, one for each network; what speaks against, and a test with a file, stays. */
function ofOthers(items) {
  const known = new Set();
  const strongestFirst = [...items].sort((a, b) => (a.level + b.id < b.level + a.id ? 1 : -1));
  return strongestFirst.map((item) => {
    if (item.side === 'against' || item.isTest) return item;
    const { networks = 0, networkNumbers, fromOwnNetwork } = item.witnessed ?? {};
    const fresh = networkNumbers?.filter((one) => !known.has(one)) ?? [];
    for (const one of fresh) known.add(one);
    const most = (networkNumbers ? fresh.length : networks) - (fromOwnNetwork > 0 ? 1 : 0);
    return { ...item, backed: Math.max(0, Math.min(item.confirmed ?? 0, most)) };
  });
}

/** The first of rules W2 to W5 that holds. */
function decide(beliefs, evidence, testCards, asOf) {
  const important = beliefs.filter(({ importance }) => importance >= 4);
  if (important.some(({ importance, contradicted }) => importance === 5 && contradicted)) return 'contradicted';
  const told = important.filter((belief) => belief.told);
  if (important.length === 0 || told.length / important.length < 0.4) return 'untested';
  const short = important.some(isShort);
  const blocked = important.some((belief) => blocks(belief, evidence, testCards, asOf));
  const others = evidence.some(
    (item) => item.side === 'for' && important.some(({ id }) => id === item.assumptionId) && isOthersWord(item),
  );
  const outweighed = formula >= 5 && important.some(({ heldBack }) => heldBack);
  return short || blocked || outweighed || (formula >= 4 && !others) ? 'mixed' : 'supported';
}

let exported;
try {
  exported = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
} catch (error) {
  fail(`This is not JSON: ${error.message}`);
}
const { snapshot, report } = exported ?? {};
if (!Array.isArray(snapshot?.assumptions) || !Array.isArray(snapshot?.evidence) || !report)
  fail('This is not an exported report: it needs snapshot and report.');
if (!FORMULAS.includes(report.formulaVersion)) fail(`Not checked: this knows ${FORMULAS.join(', ')} alone.`, 2);
if (snapshot.formulaVersion !== report.formulaVersion) fail('The formula of the snapshot is not that of the report.');
if (report.score === null)
  fail('Not checked: the report gives no score, because it calls the answers not testable.', 2);

const near = (ours, theirs) => typeof theirs === 'number' && Math.abs(ours - theirs) < 1e-9;
const shownAs = (ours, theirs) => typeof theirs === 'number' && Math.abs(ours - theirs) < 0.05 + 1e-9;
let agrees = true;
function compare(name, ours, theirs, right) {
  agrees &&= right;
  console.info(`${name.padEnd(8)} recomputed ${ours}  report ${theirs}  ${right ? 'agrees' : 'DOES NOT AGREE'}`);
}

const { assumptions, asOf, heldImportance: held } = snapshot;
formula = FORMULAS.indexOf(snapshot.formulaVersion) + 1;
const evidence = countEvidence(snapshot);
const beliefs = assumptions.map((a) => believe({ ...a, importance: importanceOf(a, evidence, held) }, evidence, asOf));
const figures = weigh(beliefs);
for (const [name, value] of Object.entries(figures)) {
  const [exact, shown] = [report.score.exact?.[name], report.score[name]];
  compare(name, value.toFixed(6), shown, near(value, exact) && shownAs(value, shown));
}

const told = new Map((report.beliefs ?? []).map((belief) => [belief.id, belief]));
const right = beliefs.filter(({ id, importance, score }) => {
  const theirs = told.get(id);
  const same = Object.entries(score).every(([key, value]) => near(value, theirs?.score?.[key]));
  return same && theirs.importance === importance;
}).length;
compare('beliefs', beliefs.length, right, right === beliefs.length && report.beliefs.length === beliefs.length);

const without = beliefs.map(({ id }) => [id, weigh(beliefs.filter((belief) => belief.id !== id)).support]);
const range = beliefs.length > 1 ? [Math.min, Math.max].map((end) => end(...without.map(([, value]) => value))) : [];
const { min, max, each = [] } = report.score.range ?? {};
const inTurn = new Map(each.map(({ assumptionId, support }) => [assumptionId, support]));
const ends = range.every((end, index) => shownAs(end, [min, max][index]));
const ranged =
  ends && (range.length > 0 ? without.every(([id, value]) => shownAs(value, inTurn.get(id))) : min === undefined);
compare('range', range.join(' to '), [min, max].join(' to '), ranged);

const verdict = decide(beliefs, ...(formula === 1 ? [[], []] : [evidence, snapshot.testCards ?? []]), asOf);
const { id, label } = report.verdict ?? {};
compare('verdict', VERDICTS[verdict], label, verdict === id && VERDICTS[verdict] === label);
process.exit(agrees ? 0 : 1);
