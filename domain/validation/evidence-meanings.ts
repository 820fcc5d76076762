import type { EvidenceLevel, ProofGrade } from './evidence.ts';

/** What each level and grade means, in a founder's words. Apart from their points, which the home page loads. */
export const LEVEL_MEANINGS: Readonly<Record<EvidenceLevel, string>> = {
  L1: 'You read it: a report, a statistic, a competitor’s page.',
  L2: 'They said they like it, or would use or buy it.',
  L3: 'They told you what they did the last time.',
  L4: 'They gave you time, data or an introduction that costs them something.',
  L5: 'They paid, or when asked to pay they refused.',
  L6: 'They came back or renewed, or they left.',
};

export const PROOF_MEANINGS: Readonly<Record<ProofGrade, string>> = {
  verified: 'Somebody else confirmed it.',
  artefact: 'A file or a link is on record.',
  asserted: 'Your word for it.',
};
