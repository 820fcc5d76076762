import type { CatalogueError } from '../server-errors.ts';

export const consultationErrors = {
  SERVICE_UNKNOWN: { status: 404, message: 'There is no such service. It may no longer be offered.' },
  SERVICE_ARCHIVED: { status: 409, message: 'This service is archived. Take it out of the archive first.' },
  ADVISER_UNKNOWN: { status: 404, message: 'There is no such adviser for this.' },
  EXCEPTION_UNKNOWN: { status: 404, message: 'There is no such exception. It may have been removed.' },
  CATALOGUE_LIMIT: { status: 409, message: 'There are as many as there can be. Archive or change one instead.' },
} as const satisfies Record<string, CatalogueError>;
