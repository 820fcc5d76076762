import type { Assumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import { ageInMonths } from './freshness.ts';
import type { Intake } from './intake.ts';
import { phrasesOf, saysNothing } from './phrases.ts';
import { itemPoints } from './points.ts';
import { capital, listed, quote } from './safe-text.ts';
import type { AssumptionScore } from './score.ts';
import { readRecord } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import { unitEconomics } from './unit-economics.ts';
import type { SupportRange } from './verdict.ts';

/** One sentence of the case against, with the rule that found it and what it rests on. */
export type Objection = { rule: string; text: string; assumptionIds: string[]; evidenceIds: string[] };

export type CaseFacts = {
  asOf: string;
  intake: Intake;
  assumptions: readonly Assumption[];
  scores: readonly AssumptionScore[];
  evidence: readonly EvidenceItem[];
  testCards: readonly TestRecord[];
  support: number;
  range: SupportRange | null;
};

type Rule = (facts: CaseFacts) => Objection[];

/**
 * The strongest case against the idea that its own facts allow, weightiest rule first. There is always at least one
 * sentence: where no rule finds a fault, it names the riskiest belief that is left.
 */
export function caseAgainst(facts: CaseFacts): Objection[] {
  const objections = RULES.flatMap((rule) => rule(facts));
  return objections.length > 0 ? objections : riskiest(facts);
}

const object = (rule: string, text: string, ids: Partial<Omit<Objection, 'rule' | 'text'>> = {}): Objection => ({
  rule,
  text,
  assumptionIds: ids.assumptionIds ?? [],
  evidenceIds: ids.evidenceIds ?? [],
});
const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
const statementOf = ({ assumptions }: CaseFacts, id: string) =>
  assumptions.find((one) => one.id === id)?.statement ?? id;
const scoreOf = ({ scores }: CaseFacts, id: string) => scores.find((score) => score.id === id);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const inFavour = ({ evidence }: CaseFacts) => evidence.filter(({ side }) => side === 'for');

const contradicted: Rule = (facts) =>
  facts.scores
    .filter(({ importance, d, b }) => importance >= 4 && d > b && d >= 0.25)
    .map(({ id, b, d }) => {
      const said = facts.evidence.filter((item) => item.assumptionId === id && item.side === 'against');
      const text = `More speaks against this than for it (${percent(d)} to ${percent(b)}): ${statementOf(facts, id)}`;
      return object('C1.contradicted', text, { assumptionIds: [id], evidenceIds: ids(said) });
    });

const failedTests: Rule = ({ testCards }) =>
  testCards.flatMap((record) => {
    const reading = readRecord(record);
    if (reading?.current.outcome !== 'fail' && reading?.first.outcome !== 'fail') return [];
    const failed = reading.current.outcome === 'fail' ? reading.current : reading.first;
    const moved = failed === reading.current ? '' : ' The mark was moved afterwards.';
    const text = `A test failed: “${record.card.name}”. ${failed.because}${moved}`;
    return [object('C2.failed-test', text, { assumptionIds: [record.card.assumptionId] })];
  });

const unobserved: Rule = ({ scores }) => {
  const vital = scores.filter(({ importance }) => importance === 5);
  const blank = vital.filter(({ items }) => items === 0);
  if (blank.length === 0) return [];
  const text = `Nothing has been observed on ${blank.length} of the ${vital.length} beliefs that the idea cannot do without: ${listed(ids(blank))}.`;
  return [object('C3.unobserved', text, { assumptionIds: ids(blank) })];
};

const nobodyPaid: Rule = (facts) =>
  inFavour(facts).some(({ level }) => level === 'L5' || level === 'L6')
    ? []
    : [
        object(
          'C4.nobody-paid',
          `Nobody has paid yet. Whether anyone would pay ${phrasesOf(facts.intake).price} is a guess.`,
        ),
      ];

const peopleYouKnow: Rule = (facts) => {
  const support = inFavour(facts);
  const points = (items: readonly EvidenceItem[]) =>
    items.reduce((sum, item) => sum + itemPoints(item, facts.asOf).product, 0);
  const known = support.filter(({ independence }) => independence !== 'stranger');
  if (support.length === 0 || points(known) * 2 < points(support)) return [];
  const text = 'Half or more of what speaks for it comes from people you know, who have reasons to be kind.';
  return [object('C5.people-you-know', text, { evidenceIds: ids(known) })];
};

const onlyTalk: Rule = (facts) => {
  const support = inFavour(facts);
  if (support.length === 0 || support.some(({ level }) => level !== 'L1' && level !== 'L2')) return [];
  const text = 'All that speaks for it is reading and opinion. Nobody has yet shown by what they did that it is true.';
  return [object('C6.only-talk', text, { evidenceIds: ids(support) })];
};

const yourWord: Rule = (facts) => {
  const support = inFavour(facts);
  const asserted = support.filter(({ proof }) => proof === 'asserted');
  if (support.length === 0 || asserted.length * 2 <= support.length) return [];
  const text = `${asserted.length} of the ${support.length} entries in favour rest on your word alone.`;
  return [object('C7.your-word', text, { evidenceIds: ids(asserted) })];
};

const economics: Rule = ({ intake }) => {
  const { contribution, ltvToCac, paybackMonths } = unitEconomics(intake);
  if (contribution.value !== null && contribution.value.amountMinor <= 0)
    return [
      object('C8.loses-money', 'On your own figures each sale loses money or brings in nothing.', {
        assumptionIds: ['V2'],
      }),
    ];
  if (ltvToCac.value === null || Number(ltvToCac.value) >= 3) return [];
  const text = `On your own figures a customer brings in ${ltvToCac.value} times what it costs to win one, paid back after ${paybackMonths.value} months; 3 times is the usual line.`;
  return [object('C8.weak-return', text, { assumptionIds: ['V6'] })];
};

const permission: Rule = (facts) => {
  const score = scoreOf(facts, 'P1');
  if (!score || score.importance < 4 || score.b >= 0.3) return [];
  const { touchpoints } = phrasesOf(facts.intake);
  const what = touchpoints.length > 0 ? `: ${listed(touchpoints)}` : '';
  const text = `It may need a permission that you have not shown you can get${what}.`;
  return [object('C9.permission', text, { assumptionIds: ['P1'] })];
};

const rivals: Rule = (facts) => {
  const score = scoreOf(facts, 'D4');
  if (!score || score.b >= 0.3) return [];
  const { rivals: names } = phrasesOf(facts.intake);
  const edge =
    facts.intake.edge.trim() === ''
      ? 'you named no reason to choose yours'
      : `only your word that ${quote(facts.intake.edge, 100)}`;
  return [
    object('C10.rivals', `They can go on with ${names}, and there is ${edge}.`.replace('there is you', 'you'), {
      assumptionIds: ['D4'],
    }),
  ];
};

const indifference: Rule = ({ intake }) =>
  saysNothing(intake.workaround)
    ? [
        object('C11.nothing-done', 'They do nothing about it today. A problem nobody acts on seldom sells.', {
          assumptionIds: ['D3'],
        }),
      ]
    : [];

const oneBelief: Rule = (facts) => {
  const { range, support } = facts;
  const weakest = range?.each.find((one) => one.support === range.min);
  if (!range || !weakest || support - range.min < 5) return [];
  const text = `Much rests on one belief: without ${weakest.assumptionId}, Support falls from ${support.toFixed(1)} to ${range.min.toFixed(1)}.`;
  return [object('C12.one-belief', text, { assumptionIds: [weakest.assumptionId] })];
};

const stale: Rule = ({ evidence, asOf }) => {
  const old = evidence.filter(({ date }) => ageInMonths(date, asOf) >= 12);
  if (old.length === 0 || old.length * 2 <= evidence.length) return [];
  const text = `${old.length} of the ${evidence.length} entries are a year old or more. Things may have changed since.`;
  return [object('C13.stale', text, { evidenceIds: ids(old) })];
};

const movedMarks: Rule = ({ testCards }) =>
  testCards
    .filter((record) => readRecord(record)?.movedAfterResult)
    .map(({ card }) =>
      object('C14.moved-mark', `The pass mark of “${card.name}” was moved after its result was known.`, {
        assumptionIds: [card.assumptionId],
      }),
    );

const RULES: readonly Rule[] = [
  contradicted,
  failedTests,
  movedMarks,
  unobserved,
  nobodyPaid,
  onlyTalk,
  peopleYouKnow,
  yourWord,
  economics,
  permission,
  rivals,
  indifference,
  oneBelief,
  stale,
];

function riskiest(facts: CaseFacts): Objection[] {
  const [first] = [...facts.scores].sort((a, b) => b.risk - a.risk);
  if (!first) return [];
  const text = `The riskiest belief that is left (risk ${first.risk.toFixed(2)}): ${capital(statementOf(facts, first.id))}`;
  return [object('C0.riskiest', text, { assumptionIds: [first.id] })];
}
