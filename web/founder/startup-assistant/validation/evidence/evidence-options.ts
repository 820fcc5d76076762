import {
  EVIDENCE_LEVELS,
  INDEPENDENCE,
  INDEPENDENCE_KINDS,
  type Independence,
  LEVELS,
} from '#domain/validation/evidence.ts';
import { LEVEL_MEANINGS } from '#domain/validation/evidence-meanings.ts';

export const sideOptions = [
  { value: 'for', label: 'For it' },
  { value: 'against', label: 'Against it' },
];

export const levelOptions = EVIDENCE_LEVELS.map((level) => ({
  value: level,
  // "Desk source" is the field's word, and no founder's.
  label: level === 'L1' ? LEVEL_MEANINGS.L1 : `${LEVELS[level].label}: ${LEVEL_MEANINGS[level]}`,
}));

/** "Warm introduction" is the field's word, too. */
export const independenceWords = (kind: Independence) =>
  kind === 'warm' ? 'Introduced by somebody you know' : INDEPENDENCE[kind].label;

export const independenceOptions = INDEPENDENCE_KINDS.map((kind) => ({ value: kind, label: independenceWords(kind) }));
