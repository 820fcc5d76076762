import { warn } from './common.ts';
import type { Check } from './problem.ts';

const SHORTEST_PURPOSE = 25;

/** Everything in an NDA is measured against its purpose. */
const purposeIsSpecific: Check = ({ answers: { purpose } }) => {
  if (typeof purpose !== 'string' || purpose.trim() === '' || purpose.trim().length >= SHORTEST_PURPOSE) return [];
  const message =
    'The purpose is very short. Say who wants to find out or do what with whom: use is limited to exactly what you write.';
  return [warn('purpose_specific', message, ['purpose'])];
};

/** Two to five years are usual; more is for trade secrets, which stay protected anyway. */
const survivalIsUsual: Check = ({ answers: { survival_years: years } }) => {
  if (typeof years !== 'number' || years <= 5) return [];
  const message = `${years} years of secrecy are long for ordinary information, and may not be enforced. Two to five years are usual.`;
  return [warn('survival_usual', message, ['survival_years'])];
};

const nonSolicitIsShort: Check = ({ answers: { non_solicit_months: months } }) => {
  if (typeof months !== 'number' || months <= 12) return [];
  const message = 'A promise not to hire for more than 12 months is hard to defend as reasonable.';
  return [warn('non_solicit_short', message, ['non_solicit_months'])];
};

export const NDA_CHECKS: readonly Check[] = [purposeIsSpecific, survivalIsUsual, nonSolicitIsShort];
