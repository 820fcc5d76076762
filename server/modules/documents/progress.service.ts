import type { DocumentProgress, DocumentType } from '#contract/documents/documents.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { ListSigned } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { listProofs, type Proof } from './progress.repo.ts';

const reports: ReadonlySet<DocumentType> = new Set(['validation', 'evaluation']);

/**
 * What the newest versions of the founder's completed documents prove. Nothing is claimed that no summary states, and a
 * raise only once the newest version of its instrument is signed by everybody.
 */
export async function readProgress(db: Db, scope: OwnerScope, listSigned: ListSigned): Promise<DocumentProgress> {
  const proofs = await listProofs(db, scope);
  const idea = proofs.find(({ type, verdict }) => type === 'validation' && verdict === 'supported');
  const check = proofs.find(({ type }) => type === 'evaluation');
  const agreements = proofs.filter(({ type, final }) => !reports.has(type) && final === true);
  const [newest] = agreements;
  const instruments = agreements.filter(({ type }) => type === 'safe' || type === 'convertible_note');
  const signed = instruments.length === 0 ? [] : await listSigned(db, scope);
  return {
    validated: idea ? { documentId: idea.id, name: idea.name } : null,
    readiness: check ? toReadiness(check) : null,
    agreements: {
      completed: agreements.length,
      newest: newest ? { documentId: newest.id, name: newest.name, type: newest.type } : null,
    },
    raised: instruments.some(({ id, versionNumber }) =>
      signed.some((version) => version.documentId === id && version.versionNumber === versionNumber),
    ),
  };
}

function toReadiness({ id, name, ready, round, readiness }: Proof) {
  return {
    documentId: id,
    name,
    ready: ready === true,
    round: typeof round === 'string' ? round : null,
    percent: typeof readiness === 'number' ? readiness : null,
  };
}
