import type { Database } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { DocumentService } from './document.service.ts';

/** Every night: what can no longer be restored is erased. */
export function createDocumentJobs(database: Database, documents: DocumentService): JobDefinition[] {
  return [
    {
      name: 'documents.purge',
      cron: '20 2 * * *',
      run: async () => {
        await documents.purge(database.db);
      },
    },
  ];
}
