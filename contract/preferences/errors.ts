import type { CatalogueError } from '../server-errors.ts';

export const preferenceErrors = {
  PREFERENCES_ZONE_MISSING: {
    status: 409,
    message: 'Choose a time zone first: quiet hours and the summary go by your clock.',
  },
} as const satisfies Record<string, CatalogueError>;
