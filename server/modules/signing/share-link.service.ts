import { AppError } from '#contract/errors.ts';
import { type SharedDocument, type ShareLink, shareLimits } from '#contract/signing/sharing.ts';
import type { LinkTokens } from '../../access/link-tokens.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { notFoundAs } from '../../told-as.ts';
import type { RunTask } from '../../workers/task.ts';
import type { PrintedDocuments } from './documents-to-sign.ts';
import * as repo from './share-link.repo.ts';

export interface ShareLinkDeps {
  clock: () => Date;
  /** For anyone who holds a link, which stands for its maker. */
  everybody: OperatorScope;
  publicUrl: string;
  tokens: LinkTokens;
  documents: PrintedDocuments;
}

const dayMs = 24 * 3600 * 1000;
/** Within a minute the same thing counts once. */
const minuteMs = 60 * 1000;

/** Private links to a version of a document, and who looked when. */
export function createShareLinkService({ clock, everybody, publicUrl, tokens, documents }: ShareLinkDeps) {
  function toLink({ link, views, viewCount }: repo.WatchedLink): ShareLink {
    const state = link.revokedAt ? 'revoked' : link.expiresAt <= clock() ? 'expired' : 'open';
    return {
      id: link.id,
      label: link.label,
      versionNumber: link.versionNumber,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      revokedAt: link.revokedAt?.toISOString() ?? null,
      state,
      url: state === 'open' ? `${publicUrl}/shared#${tokens.tokenOf('share', link.id)}` : null,
      viewCount,
      views: views.map(toView),
      can: { revoke: state === 'open' },
    };
  }

  /** @throws LINK_UNKNOWN alike for a link that never was, expired, was revoked, or whose document is deleted. */
  async function openLink(db: Db, token: string) {
    const watched = await repo.findShareLinkByToken(db, tokens.hashOf(token));
    if (!watched || toLink(watched).state !== 'open') throw new AppError('LINK_UNKNOWN');
    const document = await documents
      .read(db, narrow(everybody, watched.link.ownerUid), watched.link.documentId)
      .catch(notFoundAs('LINK_UNKNOWN'));
    return { watched, document };
  }

  async function note(db: Db, { link, views, viewCount }: repo.WatchedLink, kind: 'opened' | 'downloaded') {
    const newest = views.find((one) => one.kind === kind);
    if (newest && clock().getTime() - newest.viewedAt.getTime() < minuteMs) return { link, views, viewCount };
    const view = { shareLinkId: link.id, id: newId(clock()), kind, viewedAt: clock() };
    await repo.insertShareView(db, view);
    return { link, views: [view, ...views].slice(0, shareLimits.viewsShown), viewCount: viewCount + 1 };
  }

  return {
    async create(
      db: Db,
      { scope, name }: { scope: OwnerScope; name: string },
      documentId: string,
      asked: { label: string; versionNumber: number; days: number },
    ) {
      await documents.read(db, scope, documentId);
      if ((await repo.countShareLinks(db, scope, documentId)) >= shareLimits.perDocument)
        throw new AppError('SHARE_LINK_LIMIT');
      const now = clock();
      const id = newId(now);
      const link = await repo.insertShareLink(db, scope, {
        id,
        ownerName: name,
        documentId,
        versionNumber: asked.versionNumber,
        label: asked.label,
        tokenHash: tokens.hashOf(tokens.tokenOf('share', id)),
        createdAt: now,
        expiresAt: new Date(now.getTime() + asked.days * dayMs),
      });
      const { url: _url, ...made } = toLink({ link, views: [], viewCount: 0 });
      return made;
    },

    async list(db: Db, scope: OwnerScope, documentId: string): Promise<ShareLink[]> {
      await documents.read(db, scope, documentId);
      return (await repo.listShareLinks(db, scope, documentId)).map(toLink);
    },

    async revoke(db: Db, scope: OwnerScope, documentId: string, id: string): Promise<ShareLink> {
      await documents.read(db, scope, documentId);
      if (!(await repo.findShareLink(db, scope, documentId, id))) throw new AppError('LINK_UNKNOWN');
      await repo.revokeShareLink(db, scope, id, clock());
      const revoked = await repo.findShareLink(db, scope, documentId, id);
      if (!revoked) throw new AppError('LINK_UNKNOWN');
      return toLink(revoked);
    },

    async open(db: Db, token: string): Promise<SharedDocument> {
      const { watched, document } = await openLink(db, token);
      const { ownerUid, documentId, versionNumber } = watched.link;
      const page = await documents.readPage(db, narrow(everybody, ownerUid), documentId, versionNumber);
      const seen = await note(db, watched, 'opened');
      return {
        title: document.name,
        type: document.type,
        versionNumber,
        sharedBy: seen.link.ownerName,
        label: seen.link.label,
        expiresAt: seen.link.expiresAt.toISOString(),
        viewCount: seen.viewCount,
        views: seen.views.map(toView),
        page,
      };
    },

    /** Records nothing: anyone who works the score out again has opened the page before. */
    async readFigures(db: Db, token: string) {
      const { ownerUid, documentId, versionNumber } = (await openLink(db, token)).watched.link;
      return {
        figures: await documents.readFigures(db, narrow(everybody, ownerUid), documentId, versionNumber),
      };
    },

    /** Prints outside of a transaction: it takes a second, and the database should not wait for it. */
    async readFile(db: Db, runTask: RunTask, token: string) {
      const { watched, document } = await openLink(db, token);
      const { ownerUid, documentId, versionNumber } = watched.link;
      const scope = narrow(everybody, ownerUid);
      const names = { founder: watched.link.ownerName, company: '', address: '' };
      const bytes = await documents.print(db, runTask, scope, documentId, versionNumber, names);
      await note(db, watched, 'downloaded');
      return { bytes, name: `${document.name}, version ${versionNumber}.pdf` };
    },
  };
}

export type ShareLinkService = ReturnType<typeof createShareLinkService>;

function toView({ id, viewedAt, kind }: repo.ShareViewRow) {
  return { id, at: viewedAt.toISOString(), kind };
}
