import { openDecisions } from '#domain/agreements/interview.ts';
import type { AgreementFacts } from '#domain/readiness/facts.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { contentOf, type ListedAgreement, listAgreements } from './agreement.repo.ts';
import type { AgreementDeps } from './agreement-store.ts';
import type { TemplateLibrary } from './template-library.ts';

/** The decisions of a founders' agreement that an investor asks for, as its templates name them. */
const TERMS = { vesting: 'vesting', intellectualProperty: 'intellectual_property', leaver: 'leaver' } as const;

/**
 * What the founder's agreements say of how ready a company is, each with the idea that it is for. One that is reopened is a draft again, and signed only once
 * everybody has signed its newest version.
 */
export async function readAgreementFacts(
  { library, listSigned }: Pick<AgreementDeps, 'library' | 'listSigned'>,
  db: Db,
  scope: OwnerScope,
): Promise<{ ideaId: string | null; facts: AgreementFacts }[]> {
  const agreements = await listAgreements(db, scope);
  const signed = await listSigned(db, scope);
  const isSigned = ({ id, finalVersion }: ListedAgreement) =>
    signed.some(({ documentId, versionNumber }) => documentId === id && versionNumber === finalVersion);
  return Promise.all(
    agreements.map(async (agreement) => ({
      ideaId: agreement.ideaId,
      facts: {
        id: agreement.id,
        kind: agreement.kind,
        name: agreement.name,
        status: agreement.state !== 'final' ? 'draft' : isSigned(agreement) ? 'signed' : 'final',
        terms: agreement.kind === 'founders_agreement' ? await settledTerms(library, db, agreement) : null,
        equityForm: agreement.kind === 'equity_terms' ? equityForm(agreement) : null,
      },
    })),
  );
}

function equityForm(agreement: ListedAgreement): string | null {
  const { equity_form: form } = contentOf(agreement).answers;
  return typeof form === 'string' ? form : null;
}

/** A term is settled where its template asks for it and the decision is made. */
async function settledTerms(library: TemplateLibrary, db: Db, agreement: ListedAgreement) {
  const template = await library.find(db, agreement.templateHash);
  const open = openDecisions(template, contentOf(agreement)).map(({ id }) => id);
  const settled = (id: string) => template.decisions.some((one) => one.id === id) && !open.includes(id);
  return {
    vesting: settled(TERMS.vesting),
    intellectualProperty: settled(TERMS.intellectualProperty),
    leaver: settled(TERMS.leaver),
  };
}
