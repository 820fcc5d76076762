import type { Assumption } from '#domain/validation/assumptions.ts';
import { EVIDENCE_LEVELS, INDEPENDENCE, INDEPENDENCE_KINDS, LEVELS } from '#domain/validation/evidence.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { marksOf } from '../marks.ts';

export const sideOptions = [
  { value: 'for', label: 'For it', hint: 'It speaks for the assumption.' },
  { value: 'against', label: 'Against it', hint: 'It speaks against the assumption. This counts just as much.' },
];

export const levelOptions = EVIDENCE_LEVELS.map((level) => ({
  value: level,
  label: `${LEVELS[level].label}: ${LEVELS[level].meaning}`,
}));

export const independenceOptions = INDEPENDENCE_KINDS.map((kind) => ({
  value: kind,
  label: `${INDEPENDENCE[kind].label} (× ${INDEPENDENCE[kind].multiplier})`,
}));

export function assumptionOptions(assumptions: readonly Assumption[]) {
  const marks = marksOf(assumptions);
  return assumptions.map(({ id, statement }) => ({
    value: id,
    label: `${marks.get(id)}: ${shortLine(statement, 100)}`,
  }));
}
