import { AppError } from '#contract/errors.ts';
import type { OpenedSigning } from '#contract/signatures.ts';
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

type Mine = repo.WholeRequest & { me: repo.SignerRow };

export type SignatureDeps = SigningDeps & { jobs: Jobs };

/** What whoever holds a signing link does. A link of a request that was cancelled or has expired opens nothing. */
export function createSignatureService(deps: SignatureDeps) {
  const { clock, tokens, files, mailQueue, jobs } = deps;

  async function find(db: Db, token: string, lock?: 'lock'): Promise<Mine> {
    const found = await repo.findByToken(db, tokens.hashOf(token), lock);
    if (!found || !isOpen(found.request, clock())) throw new AppError('LINK_UNKNOWN');
    await deps.documents[lock ?? 'read'](
      db,
      narrow(deps.everybody, found.request.ownerUid),
      found.request.documentId,
    ).catch(() => Promise.reject(new AppError('LINK_UNKNOWN')));
    return found;
  }

  return {
    /** Notes the first look of each signer in the trail. */
    async open(db: Db, token: string): Promise<OpenedSigning> {
      const mine = await find(db, token, 'lock');
      const { me, request } = mine;
      if (me.viewedAt === null && request.state === 'pending') {
        await repo.updateSigner(db, me, { viewedAt: clock() });
        await repo.addEvent(db, mine, { kind: 'viewed', who: me.name, at: clock() });
      }
      return toOpened(mine, me);
    },

    async readFile(db: Db, token: string, file: 'document' | 'certificate') {
      return readStoredFile(files, (await find(db, token)).request, file);
    },

    /** The certificate is made by a job, which then writes to everybody. */
    async sign(db: Db, asked: { token: string; name: string; sha256: string; ip: string }): Promise<OpenedSigning> {
      const mine = await find(db, asked.token, 'lock');
      const { me, request, signers } = mine;
      if (me.state === 'signed') return toOpened(mine, me);
      if (request.state !== 'pending') throw new AppError('SIGNING_ENDED');
      if (!isTurnOf(mine, me)) throw new AppError('SIGNING_NOT_YOUR_TURN');
      if (asked.sha256 !== request.sha256) throw new AppError('SIGNING_OTHER_FILE');
      if (!isSignatureOf(me.name, asked.name))
        throw new AppError('REQUEST_INVALID', { fields: { name: `Type your name as it stands here: ${me.name}` } });
      const now = clock();
      await repo.updateSigner(db, me, { state: 'signed', signedName: asked.name, signedAt: now, signedIp: asked.ip });
      await repo.addEvent(db, mine, { kind: 'signed', who: me.name, at: now });
      await mailQueue.post(db, answerMail(request, me));
      const isLast = signers.every(({ state }) => state === 'signed');
      if (isLast) await complete(db, mine, now);
      else await askWhoseTurnItIs(deps, db, mine);
      await deps.notify(db, signingNotices(request, { kind: isLast ? 'completed' : 'signed', by: me }));
      return toOpened(mine, me);
    },

    async decline(db: Db, token: string, reason: string): Promise<OpenedSigning> {
      const mine = await find(db, token, 'lock');
      const { me, request } = mine;
      const state = afterSigningEvent(request.state, 'decline');
      if (!state || me.state === 'signed') throw new AppError('SIGNING_ENDED');
      await repo.updateSigner(db, me, { state: 'declined' });
      await repo.updateRequest(db, request, { state });
      await repo.addEvent(db, mine, { kind: 'declined', who: me.name, at: clock(), note: reason });
      await mailQueue.post(db, answerMail(request, me, reason));
      await deps.notify(db, signingNotices(request, { kind: 'declined', by: me }));
      return toOpened(mine, me);
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

  async function complete(db: Db, mine: Mine, now: Date): Promise<void> {
    const state = afterSigningEvent(mine.request.state, 'sign_last');
    if (!state) throw new AppError('SIGNING_ENDED');
    await repo.updateRequest(db, mine.request, { state, completedAt: now });
    await repo.addEvent(db, mine, { kind: 'completed', who: mine.request.ownerName, at: now });
    await jobs.enqueue(db, certificateJobName, { requestId: mine.request.id, ownerUid: mine.request.ownerUid });
  }
}

export type SignatureService = ReturnType<typeof createSignatureService>;

/** After it is completed or declined the link still shows how it ended, until it expires. */
function isOpen({ state, expiresAt }: repo.RequestRow, now: Date): boolean {
  return state !== 'cancelled' && state !== 'expired' && expiresAt > now;
}
