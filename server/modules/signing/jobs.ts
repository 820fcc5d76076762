import { createHash } from 'node:crypto';
import { narrow } from '../../access/scope.ts';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { Workers } from '../../workers/workers.ts';
import { type Certificate, certificatePdf } from './certificate.ts';
import { completedMail } from './mails.ts';
import { certificateJobName } from './signature.service.ts';
import * as repo from './signing.repo.ts';
import { type SigningDeps, type SigningService, signingUrl } from './signing.service.ts';

const dayMs = 24 * 3600 * 1000;

type JobDeps = SigningDeps & { database: Database; signing: SigningService; workers: Workers };

export function createSigningJobs(deps: JobDeps): JobDefinition<never>[] {
  const certificate: JobDefinition<{ requestId: string; ownerUid: string }> = {
    name: certificateJobName,
    run: ({ requestId, ownerUid }) => certify(deps, ownerUid, requestId),
  };
  const expire: JobDefinition = {
    name: 'signing.expire',
    cron: '*/10 * * * *',
    run: () => deps.signing.expire(deps.database.db),
  };
  const recertify: JobDefinition = {
    name: 'signing.recertify',
    cron: '25 * * * *',
    run: async () => {
      for (const { ownerUid, requestId } of await repo.listUncertified(deps.database.db, deps.everybody))
        await certify(deps, ownerUid, requestId);
    },
  };
  const sweep: JobDefinition = { name: 'signing.sweep-files', cron: '50 2 * * *', run: () => sweepFiles(deps) };
  return [certificate, expire, recertify, sweep];
}

/** Makes the certificate and writes to everybody. Run twice, it finds the certificate there and does nothing. */
async function certify(deps: JobDeps, ownerUid: string, requestId: string): Promise<void> {
  const { database, files, clock, mailQueue, workers } = deps;
  const owner = narrow(deps.everybody, ownerUid);
  const whole = await repo.findRequest(database.db, owner, requestId);
  if (whole?.request.state !== 'completed' || whole.request.certificateId) return;
  const bytes = await workers.runJobFor(ownerUid)(certificatePdf, toCertificate(deps, whole));
  const certificateId = newId(clock());
  await files.put(`signing/${certificateId}`, bytes);
  await database.db.transaction(async (tx) => {
    const locked = await repo.lockRequest(tx, owner, requestId);
    if (!locked || locked.request.certificateId) return;
    const certificateSha256 = createHash('sha256').update(bytes).digest('hex');
    await repo.updateRequest(tx, locked, { certificateId, certificateSha256 });
    const { request, signers } = locked;
    await mailQueue.post(tx, completedMail(request, { name: request.ownerName, email: request.ownerEmail }, null));
    for (const signer of signers) await mailQueue.post(tx, completedMail(request, signer, signingUrl(deps, signer)));
  });
}

function toCertificate({ publicUrl }: JobDeps, { request, signers, events }: repo.WholeRequest): Certificate {
  return {
    title: request.title,
    versionNumber: request.versionNumber,
    sha256: request.sha256,
    owner: { name: request.ownerName, email: request.ownerEmail },
    law: { text: request.lawText, source: request.lawSource },
    completedAt: request.completedAt?.toISOString() ?? '',
    signers: signers.map(({ label, name, email, company, title, signedName, signedAt, signedIp }) => ({
      label,
      name,
      email,
      company,
      title,
      signedName: signedName ?? '',
      signedAt: signedAt?.toISOString() ?? '',
      ip: signedIp ?? '',
    })),
    events: events.map(({ at, kind, who }) => ({ at: at.toISOString(), kind, who })),
    verifyUrl: `${publicUrl}/verify`,
  };
}

/** Files a day old that no request names: of a crash before the rows, or of a document that was erased. */
async function sweepFiles({ database, files, clock }: JobDeps): Promise<void> {
  const batch: string[] = [];
  const sweep = async () => {
    const known = await repo.listKnownFiles(database.db, batch);
    for (const id of batch.splice(0)) if (!known.has(id)) await files.remove(`signing/${id}`);
  };
  for await (const id of files.listOlderThan('signing', new Date(clock().getTime() - dayMs))) {
    batch.push(id);
    if (batch.length === 200) await sweep();
  }
  await sweep();
}
