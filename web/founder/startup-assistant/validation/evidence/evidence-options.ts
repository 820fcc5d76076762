import {
  EVIDENCE_LEVELS,
  INDEPENDENCE,
  INDEPENDENCE_KINDS,
  type Independence,
  LEVELS,
} from '#domain/validation/evidence.ts';

export const sideOptions = [
  { value: 'for', label: 'For it' },
  { value: 'against', label: 'Against it' },
];

export const levelOptions = EVIDENCE_LEVELS.map((level) => ({
  value: level,
  // "Desk source" is the field's word, and no founder's.
  label: level === 'L1' ? LEVELS.L1.meaning : `${LEVELS[level].label}: ${LEVELS[level].meaning}`,
}));

/** "Warm introduction" is the field's word, too. */
export const independenceWords = (kind: Independence) =>
  kind === 'warm' ? 'Introduced by somebody you know' : INDEPENDENCE[kind].label;

export const independenceOptions = INDEPENDENCE_KINDS.map((kind) => ({ value: kind, label: independenceWords(kind) }));
