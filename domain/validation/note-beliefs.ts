import type { EvidenceLevel, EvidenceSide } from './evidence.ts';
import { withoutHearsay } from './note-hearsay.ts';
import { guessLevel, tellsOfEntry, tellsOfRefusal } from './note-level.ts';

/** Which belief a note speaks of, and for which side. */
export type BeliefGuess = { assumptionId: string; side: EvidenceSide };

const NEGATION = /\b(?:no|not|never|neva|nor|nothing|nobody|none|without|hardly|stopped|waste)\b|n['’]t\b/iu;
/** What did not happen yet, or may not. */
const SUPPOSED = /\b(?:if|when|would|could|might|may|unless|suppose|hope|until)\b/iu;
/** What goes wrong for people, in English and in pidgin; "I lost her number" went wrong for the founder. */
const TROUBLE =
  /(?<!\b(?:i|we) )\b(?:los[et]s?|losing|lost|loss(?:es)?|wast(?:e[ds]?|ing)|(?:threw|throws?|throwing|thrown|trow)(?: \p{L}+){0,4} away|(?:threw|throw|trow) away|spoil(?:s|t|ed|ing)?|rotten|rots?|rotted|stolen|stole|damaged?|suffer(?:s|ed|ing)?|struggl(?:e[sd]?|ing)|stranded|cheated|scammed|complain(?:s|ed|ing)?|owe[sd]? (?:her|him|them|am|dem|me)|could not find|couldn['’]t find|no fit find|cannot find|can['’]t find|wait(?:s|ed|ing)? (?:for )?(?:\p{L}+ )?(?:hours|days|weeks))(?![\p{L}])/iu;
/** They say that it does not trouble them. "No problem, come tomorrow" says nothing of the kind. */
const NO_TROUBLE =
  /\b(?:has|have|had|get|got|see|saw)\s+(?:no|never|not)\s+(?:such|this|that|any)?\s*(?:problems?|issues?|wahala|trouble)\b|\bno (?:dey )?get (?:(?:this|that|such|dis|dat|any) )?(?:kind )?(?:problems?|issues?|wahala|trouble)\b|\b(?:do|does|did)(?: not|n['’]t) have (?:(?:this|that|such|any|a) )?(?:problem|issue|trouble)\b|\bno such (?:problem|thing|issue)\b|\b(?:it|that|this) (?:is|was) (?:not|no) (?:a |any )?(?:problem|issue)\b|\bno dey (?:worry|disturb) (?:me|am|her|him|dem|them)\b|\b(?:never|does(?: not|n['’]t)|no dey) (?:happen|worr(?:y|ies|ied)|bother(?:s|ed)?)\b/iu;
/** "I have to ask my husband": somebody else decides. */
const ASKS_FIRST =
  /\b(?:must|have to|has to|need to|needs to|go|will|wan|want to|wants to|let me|first) (?:first )?ask (?:her|his|my|the|their|dem) (?:\p{L}+ )?(?:husband|wife|boss|oga|manager|director|principal|pastor|chairman|board|head office|headquarters)\b|\b(?:husband|wife|boss|oga|manager|director|head office) (?:must|has to|have to|go|will|dey)?\s*(?:decides?|approves?|agree first)\b/iu;
const WOULD_PAY = /\b(?:pay|buy|order|subscribe|afford)\b/iu;

/** The belief of what people did or said; by rule, as `assumption-rules.ts` names them. */
const OF_LEVEL: Partial<Record<EvidenceLevel, string>> = { L4: 'D3', L5: 'V1', L6: 'V4' };

/**
 * Which belief a note speaks of and for which side, for the form to begin with: a payment or a refusal is about the price, a return
 * about going on to pay, a trouble that somebody told of about having the problem. Null where the words do not say, or the idea has no
 * such belief (`ids` are those it has). It is a guess: who writes the note sees it and chooses. This product's own convention.
 */
export function guessBelief(note: string, ids: readonly string[]): BeliefGuess | null {
  const guess = guessOf(withoutHearsay(note.normalize('NFKC').replaceAll(/\s+/gu, ' ')));
  return guess && ids.includes(guess.assumptionId) ? guess : null;
}

function guessOf(text: string): BeliefGuess | null {
  const level = guessLevel(text);
  const side = tellsOfRefusal(text) ? 'against' : 'for';
  if (level === 'L5' || level === 'L6') return { assumptionId: OF_LEVEL[level] ?? '', side };
  if (ASKS_FIRST.test(text)) return { assumptionId: 'R2', side: 'against' };
  if (level === 'L4') return { assumptionId: tellsOfEntry(text) || side === 'against' ? 'R1' : 'D3', side };
  if (NO_TROUBLE.test(text)) return { assumptionId: 'D1', side: 'against' };
  const trouble = TROUBLE.exec(text);
  if (trouble) {
    const before =
      text
        .slice(0, trouble.index)
        .split(/[.!?,;]/u)
        .at(-1) ?? '';
    if (SUPPOSED.test(before)) return null;
    return { assumptionId: 'D1', side: NEGATION.test(before.split(' ').slice(-4).join(' ')) ? 'against' : 'for' };
  }
  if (level !== 'L2') return null;
  if (NEGATION.test(text)) return null;
  return { assumptionId: WOULD_PAY.test(text) ? 'V1' : 'D3', side: 'for' };
}
