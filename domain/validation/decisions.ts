/** What the founder decided, and the evidence or test records that it rests on. `date` is YYYY-MM-DD. */
export type Decision = {
  id: string;
  kind: DecisionKind;
  date: string;
  reason: string;
  evidenceIds: string[];
  testIds: string[];
};

export const DECISION_KINDS = ['persevere', 'pivot', 'stop'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const DECISION_LABELS: Readonly<Record<DecisionKind, string>> = {
  persevere: 'Persevere',
  pivot: 'Pivot',
  stop: 'Stop',
};

export type DecisionProblem = { field: keyof Decision; message: string };

/** What is wrong with a decision: each needs a reason, a date that has come, and something that it rests on. */
export function checkDecision(
  decision: Decision,
  known: { evidenceIds: readonly string[]; testIds: readonly string[]; latestDay: string },
): DecisionProblem[] {
  const problems: DecisionProblem[] = [];
  if (decision.reason.trim() === '') problems.push({ field: 'reason', message: 'Say why, in a sentence.' });
  if (decision.date > known.latestDay) problems.push({ field: 'date', message: 'This date is in the future.' });
  if (decision.evidenceIds.length + decision.testIds.length === 0)
    problems.push({ field: 'evidenceIds', message: 'Choose the evidence or the test that this decision rests on.' });
  if (decision.evidenceIds.some((id) => !known.evidenceIds.includes(id)))
    problems.push({ field: 'evidenceIds', message: 'Some of this evidence is no longer in your ledger.' });
  if (decision.testIds.some((id) => !known.testIds.includes(id)))
    problems.push({ field: 'testIds', message: 'One of these tests does not exist.' });
  return problems;
}
