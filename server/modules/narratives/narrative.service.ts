import { AppError } from '#contract/errors.ts';
import type { Narrative, NarrativePanel, NarrativePreview } from '#contract/narratives/narratives.ts';
import { monthOf, nextMonthStart } from '#domain/narratives/allowance.ts';
import type { NarrativePrompt } from '#domain/narratives/prompt.ts';
import type { NarrativeUse } from '#domain/narratives/uses.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { OwnPlan } from '../../entitled.ts';
import type { AiPort } from '../../ports/ai/port.ts';
import * as repo from './narrative.repo.ts';
import { narrativeForm, toEntry } from './narrative-entry.ts';
import { hashRequest, makePreview, offerOf, providerOf } from './requests.ts';
import { findAi, makePastePrompt, makePrompts, type NarrativeDeps, requireAi, requireIdea } from './subject.ts';
import { countOne, findUsage } from './usage.repo.ts';

/** The queue of narratives to write; its data is `{narrativeId}`. */
export const writeJobName = 'narratives.write';

/** Who asks, and what their plan allows. */
export interface NarrativeCaller {
  scope: OwnerScope;
  plan: OwnPlan;
}

/** What a narrative is about: a version, or nothing but the pasted text. */
type Origin = Pick<repo.NarrativeRow, 'documentId' | 'version' | 'part' | 'pastedText'>;

/** AI words: looking at what would be sent, switching them on, asking for them. The writing itself is a job. */
export function createNarrativeService(deps: NarrativeDeps) {
  const { clock, jobs } = deps;
  const monthNow = () => monthOf(clock().toISOString());

  async function readAllowance(db: Db, { plan }: NarrativeCaller): Promise<NarrativePanel['allowance']> {
    const { limit, used } = await plan.read(db, 'aiTexts');
    if (limit === null) throw new Error('AI texts cost money: every plan limits them');
    return { limit, used, renewsOn: nextMonthStart(monthNow()) };
  }

  const providerAsShown = (ai: AiPort | undefined) => ({
    provider: ai ? providerOf(ai) : null,
    ...(deps.ai && !ai && { turnedOff: true as const }),
  });

  async function readPanel(db: Db, caller: NarrativeCaller, key: repo.ReportKey): Promise<NarrativePanel> {
    const prompts = await makePrompts(deps, db, caller.scope, key);
    const ai = await findAi(deps, db, caller.scope);
    const consent = ai && (await repo.findConsent(db, key));
    const rows = await repo.listNewest(db, key);
    return {
      ...providerAsShown(ai),
      switchedOn: ai !== undefined && consent === makePreview(ai, prompts).hash,
      offers: prompts.map(({ use }) => offerOf(use)),
      narratives: rows.map((row) => toEntry(row, clock())),
      allowance: await readAllowance(db, caller),
    };
  }

  /** Counts it, keeps it and enqueues it in the caller's transaction: all of it happens, or nothing. */
  async function ask(
    db: Db,
    caller: NarrativeCaller,
    origin: Origin,
    ai: AiPort,
    prompt: NarrativePrompt,
  ): Promise<Narrative> {
    const now = clock();
    const month = monthNow();
    await caller.plan.requireRoom(db, 'aiTexts');
    await repo.endInterrupted(db, origin.documentId, now);
    const row = await repo.insertNarrative(db, {
      ...origin,
      id: newId(now),
      ownerUid: caller.scope.uid,
      use: prompt.use,
      form: narrativeForm,
      requestHash: hashRequest(ai, prompt),
      provider: ai.provider,
      model: ai.model,
      month,
      createdAt: now,
    });
    await countOne(db, caller.scope, month);
    await jobs.enqueue(db, writeJobName, { narrativeId: row.id });
    return toEntry(row, now);
  }

  return {
    countAsked: async (db: Db, scope: OwnerScope) => (await findUsage(db, scope, monthNow()))?.asked ?? 0,

    read: readPanel,

    async preview(db: Db, scope: OwnerScope, key: repo.ReportKey): Promise<NarrativePreview> {
      return makePreview(await requireAi(deps, db, scope), await makePrompts(deps, db, scope, key));
    },

    /** @throws NARRATIVE_PREVIEW_STALE unless the hash is that of what would be sent now. */
    async switchOn(db: Db, caller: NarrativeCaller, key: repo.ReportKey, hash: string): Promise<NarrativePanel> {
      const preview = makePreview(
        await requireAi(deps, db, caller.scope),
        await makePrompts(deps, db, caller.scope, key),
      );
      if (preview.hash !== hash) throw new AppError('NARRATIVE_PREVIEW_STALE');
      await repo.putConsent(db, key, hash, clock());
      return readPanel(db, caller, key);
    },

    async switchOff(db: Db, caller: NarrativeCaller, key: repo.ReportKey): Promise<NarrativePanel> {
      await makePrompts(deps, db, caller.scope, key);
      await repo.removeConsent(db, key);
      return readPanel(db, caller, key);
    },

    /** @throws NARRATIVE_NOT_ALLOWED unless the founder has seen and allowed exactly what would be sent now. */
    async start(db: Db, caller: NarrativeCaller, key: repo.ReportKey, use: NarrativeUse): Promise<Narrative> {
      const ai = await requireAi(deps, db, caller.scope);
      const prompts = await makePrompts(deps, db, caller.scope, key);
      const prompt = prompts.find((one) => one.use === use);
      if (!prompt) throw new AppError('NARRATIVE_USE_UNKNOWN');
      if ((await repo.findConsent(db, key)) !== makePreview(ai, prompts).hash)
        throw new AppError('NARRATIVE_NOT_ALLOWED');
      return ask(db, caller, { ...key, pastedText: null }, ai, prompt);
    },

    async readPaste(db: Db, caller: NarrativeCaller, documentId: string) {
      await requireIdea(deps, db, caller.scope, documentId);
      const row = await repo.findNewestPaste(db, documentId);
      return {
        ...providerAsShown(await findAi(deps, db, caller.scope)),
        allowance: await readAllowance(db, caller),
        latest: row ? toEntry(row, clock()) : null,
      };
    },

    async previewPaste(db: Db, scope: OwnerScope, documentId: string, text: string): Promise<NarrativePreview> {
      return makePreview(await requireAi(deps, db, scope), [await makePastePrompt(deps, db, scope, documentId, text)]);
    },

    async startPaste(
      db: Db,
      caller: NarrativeCaller,
      documentId: string,
      { text, hash }: { text: string; hash: string },
    ) {
      const ai = await requireAi(deps, db, caller.scope);
      const prompt = await makePastePrompt(deps, db, caller.scope, documentId, text);
      if (makePreview(ai, [prompt]).hash !== hash) throw new AppError('NARRATIVE_PREVIEW_STALE');
      return ask(db, caller, { documentId, version: null, part: '', pastedText: text }, ai, prompt);
    },

    async readOne(db: Db, scope: OwnerScope, id: string): Promise<Narrative> {
      return toEntry(await findOwn(deps, db, scope, id), clock());
    },

    async cancel(db: Db, scope: OwnerScope, id: string): Promise<Narrative> {
      const row = await findOwn(deps, db, scope, id);
      return toEntry((await repo.cancelNarrative(db, scope, id, clock())) ?? row, clock());
    },
  };
}

export type NarrativeService = ReturnType<typeof createNarrativeService>;

/** @throws NARRATIVE_UNKNOWN also for somebody else's, and for one of a deleted document. */
async function findOwn(deps: NarrativeDeps, db: Db, scope: OwnerScope, id: string): Promise<repo.NarrativeRow> {
  const row = await repo.findNarrative(db, scope, id);
  const document = row && (await deps.documents.find(db, scope, row.documentId));
  if (!row || !document) throw new AppError('NARRATIVE_UNKNOWN');
  return row;
}
