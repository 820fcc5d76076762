import type { AgreementFacts } from '#domain/readiness/facts.ts';
import type { Db } from '../../db/client.ts';
import { type AgreementService, createAgreementService } from './agreement.service.ts';
import { readAgreementFacts } from './agreement-facts.ts';
import type { AgreementDeps } from './agreement-store.ts';
import { type AgreementToSign, createAgreementToSign } from './agreement-to-sign.ts';
import { createVersionService, type VersionService } from './version.service.ts';

export interface AgreementServices {
  agreements: AgreementService;
  versions: VersionService;
  /** For the readiness check. */
  readFacts: (db: Db, uid: string) => Promise<AgreementFacts[]>;
  toSign: AgreementToSign;
}

/** Everything that a founder does with generated documents. */
export function createAgreementServices(deps: AgreementDeps): AgreementServices {
  return {
    agreements: createAgreementService(deps),
    versions: createVersionService(deps),
    toSign: createAgreementToSign(deps),
    readFacts: (db, uid) => readAgreementFacts(deps, db, uid),
  };
}
