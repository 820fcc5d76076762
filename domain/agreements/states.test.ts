import { expect, it } from 'vitest';
import { AGREEMENT_ACTIONS, AGREEMENT_STATES, afterAction, documentStatusOf } from './states.ts';

it('lets a draft be written and made final, and a final document be signed or reopened', () => {
  const moves = Object.fromEntries(
    AGREEMENT_STATES.map((state) => [state, AGREEMENT_ACTIONS.map((action) => afterAction(state, action) ?? '-')]),
  );
  expect(AGREEMENT_ACTIONS).toEqual(['edit', 'acknowledge', 'finalise', 'reopen', 'moveTemplate', 'sign']);
  expect(moves).toEqual({
    draft: ['draft', 'draft', 'final', '-', 'draft', '-'],
    final: ['-', '-', '-', 'reopened', '-', 'final'],
    reopened: ['reopened', 'reopened', 'final', '-', 'reopened', '-'],
  });
});

it('is complete in All Documents only while it is final', () => {
  expect(AGREEMENT_STATES.map(documentStatusOf)).toEqual(['draft', 'completed', 'draft']);
});
