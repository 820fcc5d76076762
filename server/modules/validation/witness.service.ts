import { createHmac } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { WitnessLink, WitnessQuestion } from '#contract/validation/witness.ts';
import {
  canBeWitnessed,
  confirmedKind,
  isDenial,
  isFromOwnNetwork,
  takenPlaces,
  WITNESS_LIMITS,
  type WitnessAnswer,
  whatIsConfirmed,
} from '#domain/validation/witness.ts';
import type { LinkTokens } from '../../access/link-tokens.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { ListOpenWitnessLinks } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { senderOf } from '../../limits/sender.ts';
import { notFoundAs } from '../../told-as.ts';
import type { FounderNetworks } from './founder-networks.ts';
import { changeIdea, openIdea, type ValidationDeps } from './idea-store.ts';
import { findObservation, listEvidence } from './observation.repo.ts';
import { orNotFound } from './observation.service.ts';
import * as repo from './witness.repo.ts';
import { aboutHash, linesOf } from './witness-answers.ts';

export interface WitnessDeps extends ValidationDeps {
  /** For anyone who holds a link, which stands for its maker. */
  everybody: OperatorScope;
  publicUrl: string;
  secret: string;
  tokens: LinkTokens;
  networks: Pick<FounderNetworks, 'isKnown'>;
}

/** Where a call came from: the random mark of its browser, and its address. */
export interface Origin {
  device: string;
  ip: string;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Private links by which the people of an observation confirm or deny it. What stops a founder from answering for them:
 * their session, their device, one answer a device and idea; how many answers came from one network is shown to every reader.
 */
export function createWitnessService(deps: WitnessDeps) {
  const { clock, everybody, networks, publicUrl, secret, tokens } = deps;
  const mark = (kind: string, ideaId: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${ideaId}:${value}`).digest('base64url');
  const marksOf = (ideaId: string, { device, ip }: Origin) => ({
    device: mark('device', ideaId, device),
    network: mark('network', ideaId, senderOf(ip)),
  });

  function stateOf(link: repo.WitnessLinkRow, lines: readonly EvidenceRecord[]): WitnessLink['state'] {
    if (link.revokedAt) return 'revoked';
    if (link.replacedAt) return 'replaced';
    if (aboutHash(lines) !== link.aboutHash) return 'outdated';
    if (link.answer) return 'answered';
    return link.expiresAt <= clock() ? 'expired' : 'open';
  }

  function toLink(link: repo.WitnessLinkRow, evidence: readonly EvidenceRecord[]): WitnessLink {
    const state = stateOf(link, linesOf(link, evidence));
    return {
      id: link.id,
      observationId: link.observationId,
      evidenceIds: link.evidenceIds,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      state,
      answer: link.answer,
      answeredAt: link.answeredAt?.toISOString() ?? null,
      fromOwnNetwork: isFromOwnNetwork(link),
      url: state === 'open' ? `${publicUrl}/witness#${tokens.tokenOf('witness', link.id)}` : null,
      can: { revoke: state === 'open' },
    };
  }

  /** @throws LINK_UNKNOWN alike for a link that never was, expired, was revoked, or whose idea or words are gone. */
  async function openLink(db: Db, token: string) {
    const link = await repo.findWitnessLinkByToken(db, tokens.hashOf(token));
    if (!link) throw new AppError('LINK_UNKNOWN');
    const scope = narrow(everybody, link.ownerUid);
    await openIdea(deps, db, scope, link.ideaId).catch(notFoundAs('LINK_UNKNOWN'));
    const lines = linesOf(link, await findObservation(db, { scope, ideaId: link.ideaId }, { id: link.observationId }));
    const state = stateOf(link, lines);
    if (state !== 'open' && state !== 'answered') throw new AppError('LINK_UNKNOWN');
    return { link, lines, scope };
  }

  /**
   * One phone answers once for an idea. It answers the same observation again where it said no, where it confirmed from the
   * founder's own network, or where what it confirmed has changed since, and then the new answer counts.
   */
  async function replaceEarlier(db: Db, scope: OwnerScope, link: repo.WitnessLinkRow, device: string): Promise<void> {
    const { ideaId, observationId } = link;
    const earlier = await repo.findAnswerOf(db, scope, { ideaId, device });
    if (!earlier?.answer || earlier.id === link.id || earlier.observationId !== observationId) return;
    const lines = linesOf(earlier, await findObservation(db, { scope, ideaId }, { id: observationId }));
    if (isDenial(earlier.answer) || isFromOwnNetwork(earlier) || aboutHash(lines) !== earlier.aboutHash)
      await repo.replaceAnswer(db, scope, earlier.id, clock());
  }

  async function linksOf(db: Db, scope: OwnerScope, ideaId: string): Promise<WitnessLink[]> {
    const evidence = await listEvidence(db, { scope, ideaId });
    return (await repo.listWitnessLinks(db, scope, ideaId)).map((link) => toLink(link, evidence));
  }

  return {
    /** @throws WITNESS_LIMIT, WITNESS_OUT_OF_REACH for a source, EVIDENCE_UNKNOWN */
    async create(
      db: Db,
      { scope, name }: { scope: OwnerScope; name: string },
      { ideaId, observationId }: { ideaId: string; observationId: string },
      { evidenceIds, ...origin }: Origin & { evidenceIds: string[] },
    ) {
      await openIdea(deps, db, scope, ideaId);
      const all = orNotFound(await findObservation(db, { scope, ideaId }, { id: observationId }));
      const lines = all.filter(({ id }) => evidenceIds.includes(id));
      if (lines.length !== new Set(evidenceIds).size) throw new AppError('EVIDENCE_UNKNOWN');
      if (!lines.every(({ level }) => canBeWitnessed(level))) throw new AppError('WITNESS_OUT_OF_REACH');
      const made = await linksOf(db, scope, ideaId);
      const counting = made.filter((one) => one.observationId === observationId && one.state !== 'revoked');
      const most = Math.min(all[0].people, WITNESS_LIMITS.perObservation);
      const { holding, fromOwnNetwork } = takenPlaces(counting);
      const isFull = holding >= most || fromOwnNetwork >= WITNESS_LIMITS.perObservation;
      if (made.length >= WITNESS_LIMITS.perIdea || isFull) throw new AppError('WITNESS_LIMIT');
      const now = clock();
      const id = newId(now);
      const marks = marksOf(ideaId, origin);
      const link = await repo.insertWitnessLink(db, scope, {
        ...{ id, ideaId, observationId, evidenceIds, ownerName: name },
        aboutHash: aboutHash(lines),
        tokenHash: tokens.hashOf(tokens.tokenOf('witness', id)),
        makerDevice: marks.device,
        makerNetwork: marks.network,
        createdAt: now,
        expiresAt: new Date(now.getTime() + WITNESS_LIMITS.days * dayMs),
      });
      const { url: _url, ...shown } = toLink(link, all);
      return shown;
    },

    async list(db: Db, scope: OwnerScope, ideaId: string) {
      await openIdea(deps, db, scope, ideaId);
      return linksOf(db, scope, ideaId);
    },

    /** Over all ideas, the newest first: what somebody could answer now. */
    listOpen: (async (db, scope, limit) => {
      const rows = await repo.listUnanswered(db, scope, clock(), limit);
      const ideaIds = [...new Set(rows.map(({ ideaId }) => ideaId))];
      const evidence = new Map<string, EvidenceRecord[]>();
      for (const ideaId of ideaIds) evidence.set(ideaId, await listEvidence(db, { scope, ideaId }));
      return rows
        .map((row) => ({ ideaId: row.ideaId, ...toLink(row, evidence.get(row.ideaId) ?? []) }))
        .filter(({ state }) => state === 'open')
        .map(({ id, ideaId, createdAt, expiresAt }) => ({ id, ideaId, createdAt, expiresAt }));
    }) satisfies ListOpenWitnessLinks,

    /** @throws WITNESS_ANSWERED: nobody takes back what another person said. */
    async revoke(db: Db, scope: OwnerScope, ideaId: string, id: string): Promise<WitnessLink> {
      await openIdea(deps, db, scope, ideaId);
      await repo.revokeWitnessLink(db, scope, id, clock());
      const link = (await linksOf(db, scope, ideaId)).find((one) => one.id === id);
      if (!link) throw new AppError('LINK_UNKNOWN');
      if (link.answer) throw new AppError('WITNESS_ANSWERED');
      return link;
    },

    /** What the link asks. Reads only: a messenger's preview leaves no trace. */
    async open(db: Db, token: string): Promise<WitnessQuestion> {
      const { link, lines } = await openLink(db, token);
      const [line] = lines;
      if (!line) throw new AppError('LINK_UNKNOWN');
      return {
        founder: link.ownerName,
        date: line.date,
        note: line.note,
        says: whatIsConfirmed({ lines, paid: line.observation?.paid, people: line.people, note: line.note }),
        confirms: confirmedKind(lines),
        expiresAt: link.expiresAt.toISOString(),
        answered: link.answer,
      };
    },

    /** @throws WITNESS_OWN from the founder's session or device, WITNESS_ANSWERED */
    async answer(
      db: Db,
      { token, answer, uid, ...origin }: Origin & { token: string; answer: WitnessAnswer; uid?: string },
    ) {
      const { link, scope } = await openLink(db, token);
      const marks = marksOf(link.ideaId, origin);
      if (uid === link.ownerUid || marks.device === link.makerDevice) throw new AppError('WITNESS_OWN');
      if (link.answer === answer && link.device === marks.device) return { answer };
      await changeIdea(deps, db, scope, link.ideaId, async () => {
        await replaceEarlier(db, scope, link, marks.device);
        const fromOwnNetwork = await networks.isKnown(db, scope, origin.ip);
        const isFirst = await repo.answerLink(db, link.id, { answer, answeredAt: clock(), ...marks, fromOwnNetwork });
        if (!isFirst) throw new AppError('WITNESS_ANSWERED');
        return {};
      });
      return { answer };
    },
  };
}

export type WitnessService = ReturnType<typeof createWitnessService>;
