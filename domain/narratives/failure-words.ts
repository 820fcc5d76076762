/** Why a narrative is missing, as the founder reads it. What the rules made is never touched by it. */
const REASONS = {
  rate_limited: 'The AI provider has too many requests just now.',
  timeout: 'The AI provider did not answer in time.',
  stalled: 'The AI provider began to answer and then stopped.',
  cut_off: 'The answer of the AI provider was cut off, or longer than what was asked for.',
  malformed: 'The AI provider sent something that cannot be read.',
  refused: 'The AI provider declined to write this.',
  quota: 'The AI provider’s account of this site is used up.',
  unavailable: 'The AI provider is not available just now.',
  misconfigured: 'The AI provider does not accept the settings of this site.',
  not_configured: 'No AI provider is configured any more.',
  changed: 'What would be sent has changed since you looked at it. Look again and switch AI words on anew.',
  interrupted: 'The server was restarted while the AI provider was answering.',
  unchecked: 'The answer of the AI provider could not be checked, so nothing of it is shown.',
  empty: 'Nothing of the answer passed the check.',
} as const;

export type NarrativeFailure = keyof typeof REASONS;
export const narrativeFailures = Object.keys(REASONS) as NarrativeFailure[];

const AGAIN: readonly NarrativeFailure[] = [
  'rate_limited',
  'timeout',
  'stalled',
  'cut_off',
  'malformed',
  'unavailable',
  'interrupted',
  'unchecked',
  'empty',
];

/** Why a text that came to nothing takes one of the month all the same. */
export const COUNTED = 'It counts as one of this month’s AI texts, for the provider had begun to answer.';

/** Says what is missing and why, what stands all the same, what it took, and whether trying again can help. */
export function failureSentence(failure: NarrativeFailure, stands: string, counted: boolean): string {
  const sentences = [REASONS[failure], stands];
  if (counted) sentences.push(COUNTED);
  if (AGAIN.includes(failure)) sentences.push('You can try again.');
  return sentences.join(' ');
}
