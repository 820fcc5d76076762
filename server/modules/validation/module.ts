import { createLinkTokens } from '../../access/link-tokens.ts';
import type { FindBusiness, FindOutcomeTarget } from '../../between-modules.ts';
import type { Database } from '../../db/client.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import type { EndWitnessLinks } from '../../members.ts';
import type { Module } from '../../module.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { createAssumptionService } from './assumption.service.ts';
import { createDecisionService } from './decision.service.ts';
import { createEvidenceFileService } from './evidence-file.service.ts';
import { createFactService } from './fact.service.ts';
import { createFounderNetworks } from './founder-networks.ts';
import { createIdeaService } from './idea.service.ts';
import { listKnownFiles } from './observation.repo.ts';
import { createObservationService } from './observation.service.ts';
import { createObservationFitService } from './observation-fit.service.ts';
import { findOutcomeTarget } from './outcome-target.ts';
import { listKnownResultFiles } from './result-file.repo.ts';
import { createResultFileService } from './result-file.service.ts';
import { bindValidation, notingNetworks } from './routes.ts';
import { createTestCardService } from './test-card.service.ts';
import { createVersionService } from './version.service.ts';
import { countWaiting, revokeWitnessLinks } from './witness.repo.ts';
import { createWitnessService, type WitnessDeps } from './witness.service.ts';

/** Everything that validating an idea can do. */
export function createValidationModule(
  deps: Omit<WitnessDeps, 'tokens' | 'networks'> & { database: Database; files: FilesPort },
) {
  const { store } = deps;
  const observations = createObservationService(deps);
  const ideas = createIdeaService(deps);
  const networks = createFounderNetworks(deps);
  const services = {
    ideas,
    assumptions: createAssumptionService(deps),
    observations,
    observationFits: createObservationFitService(deps),
    evidenceFiles: createEvidenceFileService(deps, observations),
    witnesses: createWitnessService({ ...deps, networks, tokens: createLinkTokens(deps.secret) }),
    testCards: createTestCardService(deps),
    resultFiles: createResultFileService(deps),
    decisions: createDecisionService(deps),
    versions: createVersionService(deps),
    facts: createFactService(deps),
  };
  const findBusiness: FindBusiness = async (tx, scope) => {
    const [newest] = await store.listOf(tx, scope, 'validation', 1);
    if (!newest) return null;
    const { pitch, title } = (await ideas.readIn(tx, scope, newest.id)).intake;
    return pitch || title || null;
  };
  return {
    services,
    gives: {
      listOpenWitnessLinks: services.witnesses.listOpen,
      kind: services.versions,
      validation: { facts: services.facts, evidenceFiles: services.evidenceFiles },
      findBusiness,
      endWitnessLinks: ((tx, scope) => revokeWitnessLinks(tx, scope, deps.clock())) satisfies EndWitnessLinks,
      findOutcomeTarget: ((tx, scope, target) =>
        findOutcomeTarget(store, tx, scope, target)) satisfies FindOutcomeTarget,
    },
    limits: {
      ideas: (db, scope) => store.count(db, scope, ['validation']),
      witnessLinks: (db, scope) => countWaiting(db, scope, deps.clock()),
    },
    bind: (bind) => bindValidation(notingNetworks(bind, networks), services),
    // Every night, after deleted documents are erased: files that no evidence and no result names any more go too.
    jobs: [
      { name: 'validation.sweep-files', cron: '40 2 * * *', run: () => sweepFiles(deps, 'evidence', listKnownFiles) },
      {
        name: 'validation.sweep-result-files',
        cron: '45 2 * * *',
        run: () => sweepFiles(deps, 'results', listKnownResultFiles),
      },
      { name: 'validation.sweep-networks', cron: '35 2 * * *', run: () => networks.sweep(deps.database.db) },
    ],
  } satisfies Module;
}
