import type { DocumentProgress } from '#contract/documents.ts';
import type { Db } from '../../db/client.ts';
import { listProofs, type Proof } from './progress.repo.ts';

/** What the newest versions of the founder's completed documents prove. Nothing is claimed that no summary states. */
export async function readProgress(db: Db, uid: string): Promise<DocumentProgress> {
  const proofs = await listProofs(db, uid);
  const check = proofs.find(({ type }) => type === 'evaluation');
  const agreements = proofs.filter(({ type, final }) => type !== 'evaluation' && final === true);
  const [newest] = agreements;
  return {
    readiness: check ? toReadiness(check) : null,
    agreements: {
      completed: agreements.length,
      newest: newest ? { documentId: newest.id, name: newest.name, type: newest.type } : null,
    },
    raised: agreements.some(({ type, signed }) => (type === 'safe' || type === 'convertible_note') && signed === true),
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
