import { AppError } from '#contract/errors.ts';
import type { OpenedSigning } from '#contract/signing/signatures.ts';
import { afterSigningEvent, isSignatureOf } from '#domain/signing/signing-rules.ts';
import { narrow } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { answerMail } from './mails.ts';
import { signingNotices } from './notices.ts';
import * as repo from './signing.repo.ts';
import { askWhoseTurnItIs, readStoredFile, type SigningDeps } from './signing.service.ts';
import { isTurnOf, toOpened, toSigner } from './signing-view.ts';

export const certificateJobName = 'signing.certificate';

export type SignatureDeps = SigningDeps & { jobs: Jobs };

/** What anyone who holds a signing link does. A link of a request that was cancelled or has expired opens nothing. */
export function createSignatureService(deps: SignatureDeps) {
  const { clock, tokens, files, mailQueue, jobs } = deps;

  /** @throws LINK_UNKNOWN for one that opens nothing, and where the document is deleted. */
  async function withDocument<W extends repo.WholeRequest>(db: Db, of: 'read' | 'lock', whole?: W): Promise<W> {
    const unknown = () => Promise.reject(new AppError('LINK_UNKNOWN'));
    if (!whole || !isOpen(whole.request, clock())) return unknown();
    const { ownerUid, documentId } = whole.request;
    await deps.documents[of](db, narrow(deps.everybody, ownerUid), documentId).catch(unknown);
    return whole;
  }
  const find = async (db: Db, token: string) =>
    withDocument(db, 'read', await repo.findByToken(db, tokens.hashOf(token)));
  const lock = async (tx: Db, token: string) =>
    withDocument(tx, 'lock', await repo.lockByToken(tx, tokens.hashOf(token)));

  return {
    /** Notes the first look of each signer in the trail. */
    async open(db: Db, token: string): Promise<OpenedSigning> {
      const mine = await lock(db, token);
      const { me, request } = mine;
      if (me.viewedAt !== null || request.state !== 'pending') return toOpened(mine, me);
      const event = { kind: 'viewed', who: me.name, at: clock() } as const;
      return toOpened(await repo.updateSigner(db, mine, me.id, { viewedAt: clock() }, event), me);
    },

    async readFile(db: Db, token: string, file: 'document' | 'certificate') {
      return readStoredFile(files, (await find(db, token)).request, file);
    },

    /** The certificate is made by a job, which then writes to everybody. */
    async sign(db: Db, asked: { token: string; name: string; sha256: string; ip: string }): Promise<OpenedSigning> {
      const mine = await lock(db, asked.token);
      const { me, request } = mine;
      if (me.state === 'signed') return toOpened(mine, me);
      if (request.state !== 'pending') throw new AppError('SIGNING_ENDED');
      if (!isTurnOf(mine, me)) throw new AppError('SIGNING_NOT_YOUR_TURN');
      if (asked.sha256 !== request.sha256) throw new AppError('SIGNING_OTHER_FILE');
      if (!isSignatureOf(me.name, asked.name))
        throw new AppError('REQUEST_INVALID', { fields: { name: `Type your name as it stands here: ${me.name}` } });
      const now = clock();
      const signature = { state: 'signed', signedName: asked.name, signedAt: now, signedIp: asked.ip } as const;
      const event = { kind: 'signed', who: me.name, at: now } as const;
      const signed = await repo.updateSigner(db, mine, me.id, signature, event);
      await mailQueue.post(db, answerMail(request, me), { news: { uid: request.ownerUid, kind: 'signing.signed' } });
      const isLast = signed.signers.every(({ state }) => state === 'signed');
      const after = isLast ? await complete(db, signed, now) : await askWhoseTurnItIs(deps, db, signed);
      await deps.notify(db, signingNotices(request, { kind: isLast ? 'completed' : 'signed', by: me }));
      return toOpened(after, me);
    },

    async decline(db: Db, token: string, reason: string): Promise<OpenedSigning> {
      const mine = await lock(db, token);
      const { me, request } = mine;
      const state = afterSigningEvent(request.state, 'decline');
      if (!state || me.state === 'signed') throw new AppError('SIGNING_ENDED');
      const event = { kind: 'declined', who: me.name, at: clock(), note: reason } as const;
      const declined = await repo.updateSigner(db, mine, me.id, { state: 'declined' });
      const ended = await repo.updateRequest(db, declined, { state }, event);
      const news = { uid: request.ownerUid, kind: 'signing.declined' } as const;
      await mailQueue.post(db, answerMail(request, me, reason), { news });
      await deps.notify(db, signingNotices(request, { kind: 'declined', by: me }));
      return toOpened(ended, me);
    },

    /** Who signed is said only once all have: a reader of a private link holds the same file before that. */
    async verify(db: Db, sha256: string) {
      const found = await repo.findByHash(db, sha256);
      if (!found) return { found: null };
      const { request, signers } = found;
      const file = request.sha256 === sha256 ? ('document' as const) : ('certificate' as const);
      const completedAt = request.completedAt?.toISOString() ?? null;
      const shown = request.state === 'completed' ? signers.map(toSigner) : [];
      return {
        found: {
          file,
          title: request.title,
          state: request.state,
          completedAt,
          signers: shown.map(({ id, name, company, title, state, signedAt }) => ({
            id,
            name,
            company,
            title,
            state,
            signedAt,
          })),
        },
      };
    },
  };

  async function complete(db: Db, signed: repo.LockedRequest, now: Date): Promise<repo.LockedRequest> {
    const { id: requestId, ownerUid, ownerName } = signed.request;
    const state = afterSigningEvent(signed.request.state, 'sign_last');
    if (!state) throw new AppError('SIGNING_ENDED');
    await jobs.enqueue(db, certificateJobName, { requestId, ownerUid });
    const event = { kind: 'completed', who: ownerName, at: now } as const;
    return repo.updateRequest(db, signed, { state, completedAt: now }, event);
  }
}

export type SignatureService = ReturnType<typeof createSignatureService>;

/** After it is completed or declined the link still shows how it ended, until it expires. */
function isOpen({ state, expiresAt }: repo.RequestRow, now: Date): boolean {
  return state !== 'cancelled' && state !== 'expired' && expiresAt > now;
}
