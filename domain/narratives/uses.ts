/** One stored version of a validation report or of a readiness check, one clause of a document, or a text that is pasted. */
export type NarrativeSource = 'report' | 'readiness' | 'clause' | 'paste';

type UseWords = { from: readonly [NarrativeSource, ...NarrativeSource[]]; label: string; about: string };

/** What the AI may be asked for, and nothing else. What comes back is words or proposals, never a figure. */
export const NARRATIVE_USES = {
  case_against: {
    from: ['report', 'readiness'],
    label: 'The strongest case against, in plain prose',
    about: 'Rewrites the case that the rules found. It adds no argument with a number of its own.',
  },
  investor_questions: {
    from: ['report', 'readiness'],
    label: 'Questions an investor is likely to ask',
    about: 'Drafts questions from what your report says and what it leaves open.',
  },
  missing_assumptions: {
    from: ['report'],
    label: 'Assumptions you may have missed',
    about: 'Proposes beliefs that the rules did not write. You decide on each.',
  },
  plain_words: {
    from: ['clause'],
    label: 'This clause in plain words',
    about: 'Explains what the clause does. It is no legal advice and changes nothing in the document.',
  },
  intake_fields: {
    from: ['paste'],
    label: 'Answers found in your text',
    about: 'Looks for answers to the questions in a text that you paste. You confirm each.',
  },
} as const satisfies Record<string, UseWords>;

export type NarrativeUse = keyof typeof NARRATIVE_USES;

export const narrativeUses = Object.keys(NARRATIVE_USES) as NarrativeUse[];

/** The uses that draw on the same source: switched on together, for their facts are the same. */
export function usesFrom(source: NarrativeSource): NarrativeUse[] {
  return narrativeUses.filter((use) => {
    const { from }: UseWords = NARRATIVE_USES[use];
    return from.includes(source);
  });
}
