import type { CatalogueError } from '../server-errors.ts';

export const narrativeErrors = {
  AI_NOT_CONFIGURED: { status: 409, message: 'No AI provider is configured here. Everything works without one.' },
  AI_TURNED_OFF: {
    status: 409,
    message: 'You turned AI off for your documents. Nothing was sent. You can turn it on in your settings.',
  },
  NARRATIVE_UNKNOWN: { status: 404, message: 'There is no such AI text. It may have been deleted.' },
  NARRATIVE_USE_UNKNOWN: { status: 400, message: 'This kind of AI text does not exist for this document.' },
  NARRATIVE_NOT_ALLOWED: {
    status: 409,
    message: 'AI words are off for this report. Look at what would be sent and switch them on first.',
  },
  NARRATIVE_PREVIEW_STALE: {
    status: 409,
    message: 'What would be sent has changed since you looked at it. Nothing was sent. Look again.',
  },
  NARRATIVE_RUNNING: { status: 409, message: 'This text is being written already. Wait for it, or cancel it.' },
} as const satisfies Record<string, CatalogueError>;
