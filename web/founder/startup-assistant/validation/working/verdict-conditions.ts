import type { VerdictId } from '#domain/validation/verdict.ts';

/** When each verdict is given, in words: the published conditions W1 to W5 without their letters. */
export const VERDICT_CONDITIONS: Readonly<Record<VerdictId, string>> = {
  not_testable: 'an answer that has to be there cannot be tested',
  contradicted:
    'at least half of what was seen of a belief that the idea cannot do without speaks against it: of everything, of what people did, or of what they did at a cost to themselves',
  untested: 'fewer than 40% of the make-or-break beliefs have evidence of what people did',
  supported:
    'enough speaks for each make-or-break belief without what rests on your word alone, none of their tests failed, none has more against it than for it, each that the idea cannot do without has somebody else, a passed test with a file or three sources behind it, and somebody else confirmed at least one, or a test of it passed with a file that shows its result',
  mixed: 'none of the others holds',
};
