import { monthsWords } from './figure.ts';
import { type CaseFacts, type ObjectionRule, object } from './objection.ts';
import { phrasesOf, saysNothing } from './phrases.ts';
import { listed, quote } from './safe-text.ts';
import { unitEconomics } from './unit-economics.ts';

const scoreOf = ({ scores }: CaseFacts, id: string) => scores.find((score) => score.id === id);

export const economics: ObjectionRule = ({ intake }) => {
  const { contribution, ltvToCac, paybackMonths } = unitEconomics(intake);
  if (contribution.value !== null && contribution.value.amountMinor <= 0)
    return [
      object('C8.loses-money', 'On your own figures each sale loses money or brings in nothing.', {
        assumptionIds: ['V2'],
      }),
    ];
  if (ltvToCac.value === null || Number(ltvToCac.value) >= 3) return [];
  const text = `On your own figures a customer brings in ${ltvToCac.value} times what it costs to win one, paid back after ${monthsWords(paybackMonths.value ?? '')}; 3 times is the usual line.`;
  return [object('C8.weak-return', text, { assumptionIds: ['V6'] })];
};

export const permission: ObjectionRule = (facts) => {
  const score = scoreOf(facts, 'P1');
  if (!score || score.importance < 4 || score.b >= 0.3) return [];
  const { touchpoints } = phrasesOf(facts.intake);
  const what = touchpoints.length > 0 ? `: ${listed(touchpoints)}` : '';
  const text = `It may need a permission that you have not shown you can get${what}.`;
  return [object('C9.permission', text, { assumptionIds: ['P1'] })];
};

export const rivals: ObjectionRule = (facts) => {
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

export const indifference: ObjectionRule = ({ intake }) =>
  saysNothing(intake.workaround)
    ? [
        object('C11.nothing-done', 'They do nothing about it today. A problem nobody acts on seldom sells.', {
          assumptionIds: ['D3'],
        }),
      ]
    : [];
