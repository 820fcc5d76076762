import { createLinkTokens } from '../../access/link-tokens.ts';
import type { FindPublished, ListHeld, ListSigned } from '../../between-modules.ts';
import type { Database } from '../../db/client.ts';
import type { OwnLinks } from '../../members.ts';
import type { Module } from '../../module.ts';
import type { Workers } from '../../workers/workers.ts';
import { createSigningJobs } from './jobs.ts';
import { bindPreview, createPublicPages } from './public-pages.ts';
import * as published from './publication.repo.ts';
import { createPublicationService } from './publication.service.ts';
import { createReaderService, type ReaderDeps } from './reader.service.ts';
import { bindSigning } from './routes.ts';
import { countOpen, revokeAll } from './share-link.repo.ts';
import { createShareLinkService, type ShareLinkDeps } from './share-link.service.ts';
import { createSignatureService, type SignatureDeps } from './signature.service.ts';
import * as signed from './signed.repo.ts';
import { countAskedSince } from './signing.repo.ts';
import { createSigningService } from './signing.service.ts';

type Deps = Omit<ShareLinkDeps & SignatureDeps & ReaderDeps, 'tokens'> & {
  secret: string;
  database: Database;
  workers: Workers;
};

/** Private links and signatures. */
export function createSigningModule(deps: Deps) {
  const shared = { ...deps, tokens: createLinkTokens(deps.secret) };
  const signing = createSigningService(shared);
  const services = {
    shareLinks: createShareLinkService(shared),
    publications: createPublicationService(shared),
    signing,
    signatures: createSignatureService(shared),
    readers: createReaderService(shared),
  };
  const ownLinks: OwnLinks = {
    async end(tx, scope) {
      await revokeAll(tx, scope, deps.clock());
      await published.stopPublications(tx, scope, deps.clock());
    },
    cancelSigning: signing.cancelAll,
  };
  return {
    services,
    gives: { ownLinks },
    bind(bind, app) {
      bindSigning(bind, services);
      bindPreview(app, { db: deps.database.db, workers: deps.workers, publications: services.publications });
    },
    limits: {
      privateLinks: (db, scope) => countOpen(db, scope, deps.clock()),
      publishedReports: published.countOpen,
      signatureRequests: (db, scope) => countAskedSince(db, scope, monthStart(deps.clock())),
    },
    pages: createPublicPages({ db: deps.database.db, publications: services.publications }),
    jobs: createSigningJobs({ ...shared, signing }),
  } satisfies Module;
}

/** What has been signed and published. Modules that this one needs ask it, so they stand beside it. */
export const signatures: { listSigned: ListSigned; listHeld: ListHeld; findPublished: FindPublished } = {
  listSigned: signed.listSignedVersions,
  listHeld: signed.listHolding,
  findPublished: published.findPublication,
};

/** The calendar month, UTC. */
const monthStart = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
