import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { SigningRequest } from '#contract/signing/signing.ts';
import { afterSigningEvent, nextReminderAt, turnOf } from '#domain/signing/signing-rules.ts';
import type { LinkTokens } from '../../access/link-tokens.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { Notify } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { OwnPlan } from '../../entitled.ts';
import { readStored } from '../../files/stored-files.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import type { RunTask } from '../../workers/task.ts';
import type { PrintedDocuments, SignableAgreements } from './documents-to-sign.ts';
import { signatureMail } from './mails.ts';
import { signingNotices } from './notices.ts';
import * as repo from './signing.repo.ts';
import { toFacts, toRequest } from './signing-view.ts';
import { checkAsking, type RequestSigningBody } from './who-may-be-asked.ts';

export interface SigningDeps {
  clock: () => Date;
  /** For time, and for anyone who holds a link. */
  everybody: OperatorScope;
  publicUrl: string;
  tokens: LinkTokens;
  files: FilesPort;
  mailQueue: MailQueue;
  notify: Notify;
  attempts: Attempts;
  documents: PrintedDocuments;
  agreements: SignableAgreements;
}

export interface Owner {
  scope: OwnerScope;
  name: string;
  email: string;
  emailVerified: boolean;
}

const dayMs = 24 * 3600 * 1000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What the owner of an agreement does about its signatures. */
export function createSigningService(deps: SigningDeps) {
  const { clock, everybody, tokens, files, documents, agreements } = deps;

  async function lockPending(db: Db, scope: OwnerScope, id: string): Promise<repo.LockedRequest> {
    const whole = await repo.lockRequest(db, scope, id);
    if (!whole) throw new AppError('SIGNING_UNKNOWN');
    await documents.read(db, scope, whole.request.documentId);
    if (whole.request.state !== 'pending') throw new AppError('SIGNING_ENDED');
    return whole;
  }

  return {
    async readSignability(
      db: Db,
      { scope, emailVerified }: Pick<Owner, 'scope' | 'emailVerified'>,
      agreementId: string,
    ) {
      const { versionNumber, signability, signers } = await agreements.read(db, scope, agreementId);
      return {
        versionNumber,
        allowed: signability.allowed,
        text: signability.allowed ? signability.text : signability.reason,
        source: signability.source,
        emailVerified,
        signers: signers.map(({ label, name, email, company, title }) => ({
          label,
          name: name ?? '',
          email: email ?? '',
          company: company ?? '',
          title: title ?? '',
        })),
      };
    },

    /**
     * Keeps the bytes that are to be signed, and asks the person whose turn it is. The file is stored before the rows that name it;
     * what a crash leaves without a row is swept away.
     */
    async request(
      db: Db,
      runTask: RunTask,
      { plan, ...owner }: Owner & { plan: OwnPlan },
      agreementId: string,
      asked: RequestSigningBody,
    ): Promise<SigningRequest> {
      if (!owner.emailVerified) throw new AppError('SIGNING_UNVERIFIED');
      const { title, versionNumber, signability, signers } = await agreements.read(db, owner.scope, agreementId);
      if (versionNumber !== asked.versionNumber) throw new AppError('VERSION_UNKNOWN');
      if (!signability.allowed) throw new AppError('SIGNING_NOT_ALLOWED');
      // Before it counts as asked, and again where another tab has to wait.
      await plan.requireRoom(db, 'signatureRequests');
      await checkAsking(deps.attempts, db, { owner: owner.scope, agreementId, places: signers, asked });
      const bytes = await documents.print(db, runTask, owner.scope, agreementId, versionNumber);
      const now = clock();
      const [id, fileId] = [newId(now), newId(now)];
      await files.put(`signing/${fileId}`, bytes);
      return db.transaction(async (tx) => {
        await plan.requireRoom(tx, 'signatureRequests');
        const people = asked.signers.map((signer, index) => {
          const signerId = newId(now);
          const tokenHash = tokens.hashOf(tokens.tokenOf('sign', signerId));
          return { id: signerId, requestId: id, position: index + 1, tokenHash, ...signer };
        });
        await repo.insertRequest(
          tx,
          owner.scope,
          {
            id,
            ownerName: owner.name,
            ownerEmail: owner.email,
            documentId: agreementId,
            versionNumber,
            title,
            lawText: signability.text,
            lawSource: signability.source.name,
            lawChecked: signability.source.checked,
            message: asked.message,
            inOrder: asked.inOrder,
            fileId,
            sha256: sha256(bytes),
            createdAt: now,
            expiresAt: new Date(now.getTime() + asked.days * dayMs),
          },
          people,
        );
        const event = { kind: 'requested', who: owner.name, at: now } as const;
        const requested = await repo.addEvent(tx, await lockPending(tx, owner.scope, id), event);
        return toRequest(await askWhoseTurnItIs(deps, tx, requested));
      });
    },

    async list(db: Db, scope: OwnerScope, agreementId: string): Promise<SigningRequest[]> {
      await documents.read(db, scope, agreementId);
      return (await repo.listRequests(db, scope, agreementId)).map(toRequest);
    },

    async cancel(db: Db, scope: OwnerScope, id: string): Promise<SigningRequest> {
      const whole = await lockPending(db, scope, id);
      const state = afterSigningEvent(whole.request.state, 'cancel');
      if (!state) throw new AppError('SIGNING_ENDED');
      const event = { kind: 'cancelled', who: whole.request.ownerName, at: clock() } as const;
      return toRequest(await repo.updateRequest(db, whole, { state }, event));
    },

    /** Whatever still waits, of deleted documents too; each in a transaction of its own. */
    async cancelAll(db: Db, scope: OwnerScope): Promise<void> {
      for (const id of await repo.listPending(db, scope))
        await db.transaction(async (tx) => {
          const whole = await repo.lockRequest(tx, scope, id);
          const state = whole && afterSigningEvent(whole.request.state, 'cancel');
          const event = { kind: 'cancelled', who: whole?.request.ownerName ?? '', at: clock() } as const;
          if (whole && state) await repo.updateRequest(tx, whole, { state }, event);
        });
    },

    async remind(db: Db, scope: OwnerScope, id: string, signerId: string): Promise<SigningRequest> {
      const whole = await lockPending(db, scope, id);
      const signer = whole.signers.find((one) => one.id === signerId);
      if (!signer) throw new AppError('SIGNING_UNKNOWN');
      const now = clock();
      const from = nextReminderAt(toFacts(signer));
      if (from === null || Date.parse(from) > now.getTime()) throw new AppError('REMINDER_TOO_SOON');
      const change = { reminders: signer.reminders + 1, askedAt: now };
      const event = { kind: 'reminded', who: signer.name, at: now } as const;
      const reminded = await repo.updateSigner(db, whole, signerId, change, event);
      await deps.mailQueue.post(db, signatureMail(whole.request, signer, signingUrl(deps, signer), true));
      return toRequest(reminded);
    },

    async readFile(db: Db, scope: OwnerScope, id: string, file: 'document' | 'certificate') {
      const whole = await repo.findRequest(db, scope, id);
      if (!whole) throw new AppError('SIGNING_UNKNOWN');
      await documents.read(db, scope, whole.request.documentId);
      return readStoredFile(files, whole.request, file);
    },

    /** Ends what nobody finished in time. */
    async expire(db: Db): Promise<void> {
      for (const { id, ownerUid } of await repo.listOverdue(db, everybody, clock())) {
        await db.transaction(async (tx) => {
          const whole = await repo.lockRequest(tx, narrow(everybody, ownerUid), id);
          const state = whole && afterSigningEvent(whole.request.state, 'expire');
          if (!state) return;
          const event = { kind: 'expired', who: whole.request.ownerName, at: clock() } as const;
          await repo.updateRequest(tx, whole, { state }, event);
          await deps.notify(tx, signingNotices(whole.request, { kind: 'expired' }));
        });
      }
    },
  };
}

export type SigningService = ReturnType<typeof createSigningService>;

export function signingUrl({ publicUrl, tokens }: Pick<SigningDeps, 'publicUrl' | 'tokens'>, signer: repo.SignerRow) {
  return `${publicUrl}/sign#${tokens.tokenOf('sign', signer.id)}`;
}

/** Writes to everybody whose turn has come and who was not asked yet. */
export async function askWhoseTurnItIs<W extends repo.LockedRequest>(deps: SigningDeps, db: Db, whole: W): Promise<W> {
  const facts = whole.signers.map((signer) => ({ signer, ...toFacts(signer) }));
  let asked = whole;
  for (const { signer } of turnOf(facts, whole.request.inOrder)) {
    if (signer.state !== 'waiting') continue;
    const now = deps.clock();
    const event = { kind: 'asked', who: signer.name, at: now } as const;
    asked = await repo.updateSigner(db, asked, signer.id, { state: 'asked', askedAt: now }, event);
    await deps.mailQueue.post(db, signatureMail(whole.request, signer, signingUrl(deps, signer), false));
  }
  return asked;
}

export async function readStoredFile(files: FilesPort, request: repo.RequestRow, file: 'document' | 'certificate') {
  const [id, hash] =
    file === 'document' ? [request.fileId, request.sha256] : [request.certificateId, request.certificateSha256];
  const bytes = id ? await readStored(files, `signing/${id}`, hash ?? '') : undefined;
  if (!bytes) throw new AppError('FILE_UNKNOWN');
  return { bytes, name: file === 'document' ? `${request.title}.pdf` : `${request.title}, certificate.pdf` };
}
