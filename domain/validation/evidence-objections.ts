import { isPayment } from './earlier-price.ts';
import type { EvidenceItem } from './evidence.ts';
import { ageInMonths } from './freshness.ts';
import { type CaseFacts, type ObjectionRule, object, statementOf } from './objection.ts';
import { countPeople } from './people.ts';
import { phrasesOf } from './phrases.ts';
import { itemPoints } from './points.ts';
import { REMOVED_RULE, removalWords } from './removed-against.ts';
import { repeatedEvidence } from './repeats.ts';
import { quote } from './safe-text.ts';
import { readRecord } from './test-reading.ts';
import { isOwnWord } from './witness.ts';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
const inFavour = ({ evidence }: CaseFacts) => evidence.filter(({ side }) => side === 'for');
const entered = (items: CaseFacts['evidence']) => items.filter(({ testId }) => testId === undefined);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

export const contradicted: ObjectionRule = (facts) =>
  facts.scores
    .filter(({ importance, d, b }) => importance >= 4 && d > b && d >= 0.25)
    .map(({ id, b, d }) => {
      const said = facts.evidence.filter((item) => item.assumptionId === id && item.side === 'against');
      const text = `More speaks against this than for it (${percent(d)} to ${percent(b)}): ${statementOf(facts, id)}`;
      return object('C1.contradicted', text, { assumptionIds: [id], evidenceIds: ids(said) });
    });

export const failedTests: ObjectionRule = ({ testCards }) =>
  testCards.flatMap((record) => {
    const reading = readRecord(record);
    if (reading?.current.outcome !== 'fail' && reading?.first.outcome !== 'fail') return [];
    const failed = reading.current.outcome === 'fail' ? reading.current : reading.first;
    const moved = failed === reading.current ? '' : ' The mark was moved afterwards.';
    const objects = record.objection ? ` The founder objects: “${record.objection.reason}”` : '';
    const text = `A test failed: “${record.card.name}”. ${failed.because}${moved}${objects}`;
    return [object('C2.failed-test', text, { assumptionIds: [record.card.assumptionId] })];
  });

export const refusals: ObjectionRule = ({ evidence }) => {
  const refused = entered(evidence).filter(
    ({ side, level }) => side === 'against' && (level === 'L5' || level === 'L6'),
  );
  if (refused.length === 0) return [];
  const people = countPeople(refused);
  const times = people === 1 ? 'once' : `${people} times`;
  const text = `When it came to paying or coming back, the answer was no ${times}.`;
  const assumptionIds = [...new Set(refused.map(({ assumptionId }) => assumptionId))];
  return [object('C15.refused', text, { assumptionIds, evidenceIds: ids(refused) })];
};

/** A verdict names who refused time or help: what speaks against it does, too. */
export const refusedHelp: ObjectionRule = ({ evidence }) => {
  const refused = entered(evidence).filter(({ side, level }) => side === 'against' && level === 'L4');
  if (refused.length === 0) return [];
  const assumptionIds = [...new Set(refused.map(({ assumptionId }) => assumptionId))];
  const text = `${countPeople(refused)} refused time or help.`;
  return [object('C15.refused-help', text, { assumptionIds, evidenceIds: ids(refused) })];
};

/** Every reader is told of it, and told first. */
export const removals: ObjectionRule = ({ removedAgainst = [] }) => {
  const text = removalWords(removedAgainst);
  return text === null ? [] : [object(REMOVED_RULE, text)];
};

export const unobserved: ObjectionRule = ({ scores }) => {
  const important = scores.filter(({ importance }) => importance >= 4);
  const blank = important.filter(({ items }) => items === 0);
  if (blank.length === 0) return [];
  const vital = blank.filter(({ importance }) => importance === 5).length;
  const weight = vital > 0 ? ` The idea cannot do without ${vital} of them.` : '';
  const text = `Nothing has been observed on ${blank.length} of the ${important.length} important beliefs.${weight}`;
  return [object('C3.unobserved', text, { assumptionIds: ids(blank) })];
};

export const nobodyPaid: ObjectionRule = (facts) =>
  inFavour(facts).some(({ level }) => level === 'L5' || level === 'L6')
    ? []
    : [
        object(
          'C4.nobody-paid',
          `${facts.entries.some(isPayment) ? 'Nobody has paid today’s price' : 'Nobody has paid'} yet. Whether anyone would pay ${phrasesOf(facts.intake).price} is a guess.`,
        ),
      ];

export const peopleYouKnow: ObjectionRule = (facts) => {
  const support = inFavour(facts);
  const points = (items: readonly EvidenceItem[]) =>
    items.reduce((sum, item) => sum + itemPoints(item, facts.asOf).product, 0);
  const known = support.filter(({ independence }) => independence !== 'stranger');
  if (support.length === 0 || points(known) * 2 < points(support)) return [];
  const text = 'Half or more of what speaks for it comes from people you know, who have reasons to be kind.';
  return [object('C5.people-you-know', text, { evidenceIds: ids(known) })];
};

export const onlyTalk: ObjectionRule = (facts) => {
  const support = inFavour(facts);
  if (support.length === 0 || support.some(({ level }) => level !== 'L1' && level !== 'L2')) return [];
  const text = 'All that speaks for it is reading and opinion. Nobody has yet shown by what they did that it is true.';
  return [object('C6.only-talk', text, { evidenceIds: ids(support) })];
};

export const yourWord: ObjectionRule = (facts) => {
  const support = entered(inFavour(facts));
  const asserted = support.filter(isOwnWord);
  if (support.length === 0 || asserted.length * 2 <= support.length) return [];
  const text =
    support.length === 1
      ? 'The only entry in favour rests on your word alone.'
      : `${asserted.length} of the ${support.length} entries in favour rest on your word alone.`;
  return [object('C7.your-word', text, { evidenceIds: ids(asserted) })];
};

export const repeatedEntries: ObjectionRule = ({ evidence }) => {
  const { repeats, repeated } = repeatedEvidence(entered(evidence));
  if (repeats.length === 0) return [];
  const [look, them] =
    repeats.length === 1 ? ['One entry looks', 'it counts'] : [`${repeats.length} entries look`, 'each counts'];
  const text = `${look} like an observation that is entered already (the same link, file, or words on one day), and ${them} again.`;
  return [object('C16.repeated', text, { evidenceIds: ids(repeated) })];
};

export const oneBelief: ObjectionRule = (facts) => {
  const { range, support } = facts;
  const weakest = range?.each.find((one) => one.support === range.min);
  if (!range || !weakest || support - range.min < 5) return [];
  const text = `Much rests on one belief, ${quote(statementOf(facts, weakest.assumptionId))}: without it, Support falls from ${support.toFixed(1)} to ${range.min.toFixed(1)}.`;
  return [object('C12.one-belief', text, { assumptionIds: [weakest.assumptionId] })];
};

export const stale: ObjectionRule = ({ evidence, asOf }) => {
  const old = evidence.filter(({ date }) => ageInMonths(date, asOf) >= 12);
  if (old.length === 0 || old.length * 2 <= evidence.length) return [];
  const text = `${old.length} of the ${evidence.length} entries are a year old or more. Things may have changed since.`;
  return [object('C13.stale', text, { evidenceIds: ids(old) })];
};

export const movedMarks: ObjectionRule = ({ testCards }) =>
  testCards
    .filter((record) => readRecord(record)?.movedAfterResult)
    .map(({ card }) =>
      object('C14.moved-mark', `The pass mark of “${card.name}” was moved after its result was known.`, {
        assumptionIds: [card.assumptionId],
      }),
    );
