import {
  EVIDENCE_LEVELS,
  type EvidenceLevel,
  type EvidenceSide,
  INDEPENDENCE,
  INDEPENDENCE_KINDS,
  type Independence,
  LEVELS,
} from '#domain/validation/evidence.ts';
import { LEVEL_MEANINGS } from '#domain/validation/evidence-meanings.ts';
import type { NoteCloseness } from '#domain/validation/note-closeness.ts';

export const sideOptions = [
  { value: 'for', label: 'For it' },
  { value: 'against', label: 'Against it' },
];

/** What a level is on one side of a belief alone, where it is another thing on the other. */
const ON_SIDE: Readonly<Record<EvidenceSide | '', Partial<Record<EvidenceLevel, string>>>> = {
  for: { L5: 'Money paid: They paid.', L6: 'Repeat use or renewal: They came back or renewed.' },
  against: {
    L4: 'They refused to give time, data or an introduction.',
    L5: 'They refused to pay when they were asked.',
    L6: 'They left, or did not renew.',
  },
  '': { L5: 'Money paid, or they refused to pay when they were asked.' },
};

/** The levels in the words of a side; `side` is empty until it is chosen. */
export const levelOptions = (side: EvidenceSide | '' | null) =>
  EVIDENCE_LEVELS.map((level) => ({ value: level, label: ON_SIDE[side ?? ''][level] ?? levelLabel(level) }));

/** Where the level is read from the note and nobody has chosen it. */
export const LEVEL_GUESSED = 'Read from your note. Choose another if it was something else.';

/** Where the belief, or its side, comes from while nobody has chosen it. */
export const BELIEF_READ = {
  note: 'Read from your note. Choose another if it speaks of something else.',
  card: 'As on the card before. Choose another if it speaks of something else.',
};
export const SIDE_GUESSED = 'Read from your note. Choose the other if it was not so.';

// "Desk source" is the field's word, and no founder's.
function levelLabel(level: EvidenceLevel): string {
  if (level === 'L1') return LEVEL_MEANINGS.L1;
  if (level === 'L3') return `${LEVELS.L3.label}: You saw it, or they told you what they did the last time.`;
  return `${LEVELS[level].label}: ${LEVEL_MEANINGS[level]}`;
}

/** "Warm introduction" is the field's word, too, and a friend is a wider word than it sounds. */
const IN_PLAIN_WORDS: Partial<Record<Independence, string>> = {
  warm: 'Introduced by somebody you know',
  friend: 'Family, friend or team',
};
export const independenceWords = (kind: Independence) => IN_PLAIN_WORDS[kind] ?? INDEPENDENCE[kind].label;

export const independenceOptions = INDEPENDENCE_KINDS.map((kind) => ({ value: kind, label: independenceWords(kind) }));

/** Which words of the note speak of how close they are, and whether the answer is only read from them. */
export const closenessHint = ({ independence, words }: NoteCloseness, isGuessed: boolean) =>
  independence !== null && isGuessed
    ? `Read from “${words}” in your note. Choose another if it was not so.`
    : `Your note says “${words}”.`;
