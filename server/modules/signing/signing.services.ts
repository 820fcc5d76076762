import type { Database } from '../../db/client.ts';
import type { JobDefinition, Jobs } from '../../jobs/jobs.ts';
import type { Workers } from '../../workers/workers.ts';
import { createSigningJobs } from './jobs.ts';
import { createLinkTokens } from './link-tokens.ts';
import type { SigningServices } from './routes.ts';
import { createShareLinkService, type ShareLinkDeps } from './share-link.service.ts';
import { createSignatureService } from './signature.service.ts';
import { createSigningService, type SigningDeps } from './signing.service.ts';

type Deps = Omit<ShareLinkDeps & SigningDeps, 'tokens'> & {
  secret: string;
  jobs: Jobs;
  database: Database;
  workers: Workers;
};

/** Private links and signatures: the room's services and its background work. */
export function createSigningServices(deps: Deps): SigningServices & { work: JobDefinition<never>[] } {
  const shared = { ...deps, tokens: createLinkTokens(deps.secret) };
  const signing = createSigningService(shared);
  return {
    shareLinks: createShareLinkService(shared),
    signing,
    signatures: createSignatureService(shared),
    work: createSigningJobs({ ...shared, signing }),
  };
}
