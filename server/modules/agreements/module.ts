import type { Packs } from '#domain/agreements/packs.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Module } from '../../module.ts';
import { createAgreementService } from './agreement.service.ts';
import { readAgreementFacts } from './agreement-facts.ts';
import type { AgreementDeps } from './agreement-store.ts';
import { createAgreementToSign } from './agreement-to-sign.ts';
import { bindAgreements } from './routes.ts';
import { createTemplateLibrary } from './template-library.ts';
import { createVersionService } from './version.service.ts';

export { type AgreementRules, agreementRules } from './agreement-rules.ts';

/** Everything that a founder does with generated documents. */
export function createAgreementsModule(given: Omit<AgreementDeps, 'library'> & { packs: Packs }) {
  const deps: AgreementDeps = { ...given, library: createTemplateLibrary(given) };
  const services = { agreements: createAgreementService(deps), versions: createVersionService(deps) };
  return {
    services,
    gives: {
      kind: services.versions,
      /** For the readiness check. */
      agreements: { readFacts: (db: Db, scope: OwnerScope) => readAgreementFacts(deps, db, scope) },
      toSign: createAgreementToSign(deps),
    },
    limits: { agreements: (db, scope) => given.store.count(db, scope, AGREEMENT_KINDS) },
    bind: (bind) => bindAgreements(bind, services),
  } satisfies Module;
}
