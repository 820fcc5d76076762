/** When an AI reads what a member wrote: the privacy page and the help page say it in the same words (decision 10). */
export const AI_READING =
  'No AI reads your work unless the operator of this site has connected one and you ask it for something: words beside a report, or answers found in a text that you paste. You are shown first who would get it and what would be sent, and nothing is sent before you allow it.';
