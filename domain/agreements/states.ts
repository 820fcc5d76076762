/** Where an agreement stands: `reopened` once a final version exists and the founder writes on. */
export const AGREEMENT_STATES = ['draft', 'final', 'reopened'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** What a founder does with an agreement; `sign` is to send its final version for signature. */
export const AGREEMENT_ACTIONS = ['edit', 'acknowledge', 'finalise', 'reopen', 'moveTemplate', 'sign'] as const;
export type AgreementAction = (typeof AGREEMENT_ACTIONS)[number];

/** State → action → the state after it. An action that is not there cannot be done: a final document is reopened first. */
export const AGREEMENT_MOVES: Record<AgreementState, Partial<Record<AgreementAction, AgreementState>>> = {
  draft: { edit: 'draft', acknowledge: 'draft', moveTemplate: 'draft', finalise: 'final' },
  final: { sign: 'final', reopen: 'reopened' },
  reopened: { edit: 'reopened', acknowledge: 'reopened', moveTemplate: 'reopened', finalise: 'final' },
};

/** The state after an action, or undefined where it cannot be done. */
export function afterAction(state: AgreementState, action: AgreementAction): AgreementState | undefined {
  return AGREEMENT_MOVES[state][action];
}

/** What the entry in All Documents says of it. */
export function documentStatusOf(state: AgreementState): 'draft' | 'completed' {
  return state === 'final' ? 'completed' : 'draft';
}
