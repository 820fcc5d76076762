const PARTS = [
  [
    'For a first look',
    [
      ['idea', 'The idea', 'What it is, in words a stranger would understand.'],
      ['customer', 'The customer', 'Who it is for, narrow enough that you could meet ten of them.'],
      ['problem', 'The problem', 'What happens to them.'],
    ],
  ],
  [
    'For a score',
    [
      ['today', 'What they do today', 'How often it happens, and how they cope.'],
      ['price', 'The price', 'A figure that somebody can say yes or no to.'],
      ['people', 'Who uses it, who pays', 'Often they are not the same person.'],
      ['channel', 'The first customers', 'The way you would try next week.'],
      ['stop', 'When you would stop', 'Decided now, while you are calm.'],
    ],
  ],
  [
    'For this kind of idea (optional)',
    [
      ['kind', 'The kind of idea', 'It decides which questions come next.'],
      ['asset', 'What you must buy first', 'Before anybody has paid you.'],
      ['use', 'What one of them does', 'How long it earns, and for how many.'],
      ['work', 'Who does the work', 'You, or somebody you can pay.'],
      ['hours', 'Hours and customers', 'What one person can do.'],
      ['sides', 'The two sides', 'Each must gain from coming.'],
      ['direct', 'Staying with you', 'The second deal, and the tenth.'],
    ],
  ],
  [
    'For a sharper report (optional)',
    [
      ['rivals', 'The alternatives', 'What you are up against.'],
      ['reasons', 'The reasons', 'What they lose today, and why this is the time.'],
      ['size', 'How many there are', 'A guess is marked as yours.'],
      ['unit', 'One sale', 'What it costs you, and how often it comes back.'],
      ['winning', 'Winning customers', 'Leave out what you do not know.'],
      ['means', 'What you have', 'Money and time for finding out.'],
      ['permits', 'Permits', 'What may need a licence.'],
    ],
  ],
  [
    'The market (optional)',
    [
      ['accounts', 'The whole market', 'A guess is marked as yours.'],
      ['worth', 'What one is worth', 'The second factor of the whole market.'],
      ['reach', 'Whom you can serve', 'A share of the whole market.'],
      ['win', 'Whom you can win', 'A share of those you can serve.'],
    ],
  ],
] as const;

export type IntakeStepId = (typeof PARTS)[number][1][number][0];
/** `part` says what the step's answers are for, as the founder reads it. */
export type IntakeStep = { id: IntakeStepId; part: string; title: string; intro: string };

/**
 * One or two questions a step, in the order that gives the first result soonest: three steps for a first look, five more for a
 * score; all that comes after may be skipped. Those of a kind move up where an idea is of it.
 */
export const INTAKE_STEPS: readonly IntakeStep[] = PARTS.flatMap(([part, steps]) =>
  steps.map(([id, title, intro]) => ({ id, part, title, intro })),
);

/** True for a step that nobody has to take: it comes after those for a first look and for a score. */
export const isOptional = ({ part }: IntakeStep): boolean => part.endsWith('(optional)');
