import { AppError } from '#contract/errors.ts';
import { signability } from '#domain/agreements/signing-law.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { contentOf } from './agreement.repo.ts';
import { buildReport } from './agreement-report.ts';
import { type AgreementDeps, findOpenAgreement } from './agreement-store.ts';

/** Final versions for anyone who has them signed and shared. A document that is reopened has none until it is final again. */
export function createAgreementToSign(deps: AgreementDeps) {
  return {
    /** Who signs, and whether that may be done here. @throws DOCUMENT_UNKNOWN. */
    async read(db: Db, scope: OwnerScope, agreementId: string) {
      const open = await findOpenAgreement(deps, db, scope, agreementId);
      if (!open) throw new AppError('DOCUMENT_UNKNOWN');
      const { entry, row, template } = open;
      const { document } = buildReport(deps.rules, open, deps.clock().toISOString().slice(0, 10)).report;
      return {
        title: entry.name,
        versionNumber: row.state === 'final' ? row.finalVersion : null,
        signability: signability(template, contentOf(row)),
        signers: document.signatures,
      };
    },
  };
}

export type AgreementToSign = ReturnType<typeof createAgreementToSign>;
