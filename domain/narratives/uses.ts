/**
 * What the AI may be asked for, and nothing else. `report` uses are drawn from one kept version, `clause` from one clause
 * of one, `paste` from a text that the founder pastes. What comes back is words or proposals, never a figure.
 */
export const NARRATIVE_USES = {
  case_against: {
    from: 'report',
    label: 'The strongest case against, in plain prose',
    about: 'Rewrites the case that the rules found. It adds no argument with a number of its own.',
  },
  investor_questions: {
    from: 'report',
    label: 'Questions an investor is likely to ask',
    about: 'Drafts questions from what your report says and what it leaves open.',
  },
  missing_assumptions: {
    from: 'report',
    label: 'Assumptions you may have missed',
    about: 'Proposes beliefs that the rules did not write. You decide on each.',
  },
  plain_words: {
    from: 'clause',
    label: 'This clause in plain words',
    about: 'Explains what the clause does. It is no legal advice and changes nothing in the document.',
  },
  intake_fields: {
    from: 'paste',
    label: 'Answers found in your text',
    about: 'Looks for answers to the questions in a text that you paste. You confirm each.',
  },
} as const;

export type NarrativeUse = keyof typeof NARRATIVE_USES;
export type NarrativeSource = (typeof NARRATIVE_USES)[NarrativeUse]['from'];

export const narrativeUses = Object.keys(NARRATIVE_USES) as NarrativeUse[];

/** The uses that draw on the same source: switched on together, for their facts are the same. */
export function usesFrom(source: NarrativeSource): NarrativeUse[] {
  return narrativeUses.filter((use) => NARRATIVE_USES[use].from === source);
}
