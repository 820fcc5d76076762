import type { CatalogueError } from '../server-errors.ts';

export const validationErrors = {
  IDEA_UNKNOWN: { status: 404, message: 'There is no such idea. It may have been deleted.' },
  ASSUMPTION_UNKNOWN: { status: 404, message: 'This idea has no such assumption.' },
  ASSUMPTION_IN_USE: {
    status: 409,
    message: 'Evidence or a test belongs to this assumption. Move or remove that first.',
  },
  EVIDENCE_UNKNOWN: { status: 404, message: 'There is no such evidence. It may have been removed.' },
  PITCH_FIT_OPEN: {
    status: 409,
    message:
      'Your pitch has changed since some of your entries were noted. Say on the page Next which still fit, then try again.',
  },
  LEDGER_LIMIT: { status: 409, message: 'This list is as long as it can be. Remove something first.' },
  TEST_CARD_UNKNOWN: { status: 404, message: 'There is no such test.' },
  TEST_RESULT_UNKNOWN: { status: 404, message: 'There is no such result of this test.' },
  TEST_CARD_OPEN: {
    status: 409,
    message: 'A test of this assumption is already locked. Enter its result, or move its pass mark with a reason.',
  },
  WITNESS_LIMIT: {
    status: 409,
    message:
      'Each of these people has an open link or has confirmed it, or there were as many links as there may be. Revoke an open link to make a new one, or ask about another entry.',
  },
  WITNESS_OUT_OF_REACH: {
    status: 409,
    message: 'Nobody can confirm a source that you read. Ask about what people did.',
  },
  WITNESS_OWN: {
    status: 409,
    message: 'This link is for the person you spoke to, on their own phone. You cannot answer it for them.',
  },
  WITNESS_ANSWERED: { status: 409, message: 'This was answered already, or this phone has answered for this founder.' },
} as const satisfies Record<string, CatalogueError>;
