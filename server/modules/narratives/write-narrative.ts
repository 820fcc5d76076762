import { AppError } from '#contract/errors.ts';
import { costMillionths } from '#domain/narratives/allowance.ts';
import type { NarrativeFailure } from '#domain/narratives/failure-words.ts';
import { createGuard, type Guard } from '#domain/narratives/guard.ts';
import { instructionsOf, type NarrativePrompt } from '#domain/narratives/prompt.ts';
import type { Database } from '../../db/client.ts';
import { AiFailure, type AiPort, type AiUsage } from '../../ports/ai/port.ts';
import { narrativeForms } from './forms.ts';
import * as repo from './narrative.repo.ts';
import { writeJobName } from './narrative.service.ts';
import { hashRequest } from './requests.ts';
import { makePastePrompt, makePrompts, type NarrativeDeps } from './subject.ts';
import { addSpent, giveBack } from './usage.repo.ts';

export type WriteDeps = NarrativeDeps & { database: Database };

/** An attempt that has not said for so long that it is alive was interrupted: its server stopped. */
const aliveMs = 60_000;
/** How often an attempt says so, stores its progress and notices a cancellation. */
const stepMs = 400;
const attempts = 3;
/** A longer pause is not waited for: the founder is told instead. */
const longestPauseSeconds = 120;

type Outcome = Pick<repo.NarrativeRow, 'text' | 'proposals' | 'kept' | 'dropped'> & { usage: AiUsage };

/**
 * Writes one narrative. Safe to run twice and twice at once: only one attempt holds it, and only that one can end and count
 * it. Nothing is sent but the request that the founder has allowed.
 */
export async function writeNarrative(deps: WriteDeps, id: string): Promise<void> {
  const { database, clock, ai } = deps;
  const now = clock();
  const row = await repo.claimNarrative(database.db, id, now, new Date(now.getTime() + aliveMs));
  if (!row) return;
  if (!ai) return endFailed(deps, row, 'not_configured');
  const prompt = await findPrompt(deps, row);
  if (!prompt || hashRequest(ai, prompt) !== row.requestHash) return endFailed(deps, row, 'changed');
  try {
    const outcome = await askAi(deps, row, ai, prompt);
    if (outcome.kept === 0 && outcome.dropped > 0) await endFailed(deps, row, 'empty', outcome.usage, outcome.dropped);
    else await endDone(deps, row, ai, outcome);
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    if (error.kind === 'cancelled') return;
    if (!(await tryAgainLater(deps, row, error))) await endFailed(deps, row, error.kind, error.usage);
  }
}

async function findPrompt(deps: WriteDeps, row: repo.NarrativeRow): Promise<NarrativePrompt | undefined> {
  const { documentId, version, part, ownerUid, pastedText } = row;
  const { db } = deps.database;
  try {
    if (version === null) return await makePastePrompt(deps, db, ownerUid, documentId, pastedText ?? '');
    // Taken back in the meantime: nothing is sent.
    if (!(await repo.findConsent(db, { documentId, version, part }))) return undefined;
    const prompts = await makePrompts(deps, db, ownerUid, { documentId, version, part });
    return prompts.find(({ use }) => use === row.use);
  } catch (error) {
    // Deleted in the meantime.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function askAi(deps: WriteDeps, row: repo.NarrativeRow, ai: AiPort, prompt: NarrativePrompt): Promise<Outcome> {
  const guard = createGuard({ facts: prompt.facts, instructions: instructionsOf(prompt) });
  const progress = keepProgress(deps, row, guard);
  const { system, user, maxOutputTokens } = prompt;
  const request = { system, user, maxOutputTokens, signal: progress.signal };
  const form = narrativeForms[prompt.use];
  try {
    if (!form) {
      const { text, usage } = await ai.writeText(request, progress.add);
      return { ...guard.read(text, true), proposals: [], usage };
    }
    const { value, usage } = await ai.fillForm(request, form.schema);
    const { proposals, dropped } = form.read(value, guard, prompt.facts);
    return { text: '', proposals, kept: proposals.length, dropped, usage };
  } finally {
    await progress.stop();
  }
}

/** Stores what may be shown so far every moment, and ends the call when the narrative is no longer wanted. */
function keepProgress({ database, clock }: WriteDeps, row: repo.NarrativeRow, guard: Guard) {
  const stop = new AbortController();
  let text = '';
  let storing = Promise.resolve();
  const store = async () => {
    const aliveUntil = new Date(clock().getTime() + aliveMs);
    const { text: shown, kept, dropped } = guard.read(text, false);
    if (!(await repo.changeClaimed(database.db, row, { text: shown, kept, dropped, aliveUntil }))) stop.abort();
  };
  const timer = setInterval(() => {
    // A fault of the database shows when the narrative is ended.
    storing = storing.then(store).catch(() => {});
  }, stepMs);
  return {
    signal: stop.signal,
    add: (piece: string) => {
      text += piece;
    },
    async stop() {
      clearInterval(timer);
      await storing;
    },
  };
}

async function endDone(deps: WriteDeps, row: repo.NarrativeRow, ai: AiPort, outcome: Outcome): Promise<void> {
  const { usage, ...words } = outcome;
  await end(deps, row, { ...words, state: 'done' }, ai, usage);
}

/** What was shown of an unfinished answer goes: half a text would mislead. A text that cost nothing does not count. */
async function endFailed(
  deps: WriteDeps,
  row: repo.NarrativeRow,
  failure: NarrativeFailure,
  usage?: AiUsage,
  dropped = 0,
): Promise<void> {
  await end(deps, row, { state: 'failed', failure, text: '', proposals: [], kept: 0, dropped }, deps.ai, usage);
}

async function end(
  { database, clock }: WriteDeps,
  row: repo.NarrativeRow,
  change: repo.NarrativeChange,
  ai: AiPort | undefined,
  usage: AiUsage | undefined,
): Promise<void> {
  const { inputTokens, outputTokens } = usage ?? { inputTokens: 0, outputTokens: 0 };
  const price = ai?.price;
  const spent = {
    inputTokens,
    outputTokens,
    costMillionths: price ? costMillionths({ inputTokens, outputTokens }, price) : null,
    currency: price?.currency ?? null,
  };
  await database.db.transaction(async (tx) => {
    const ended = { ...change, ...spent, finishedAt: clock(), pastedText: null };
    if (!(await repo.changeClaimed(tx, row, ended))) return;
    if (usage) await addSpent(tx, row.ownerUid, row.month, spent);
    else if (change.state === 'failed') await giveBack(tx, row.ownerUid, row.month);
  });
}

/** A pause that the provider asks for, or a fault of its own, is waited out a few times. */
async function tryAgainLater(deps: WriteDeps, row: repo.NarrativeRow, failure: AiFailure): Promise<boolean> {
  const { database, clock, jobs } = deps;
  const seconds = failure.retryAfterSeconds ?? 5 * row.attempt;
  const isPassing = failure.kind === 'rate_limited' || failure.kind === 'unavailable';
  if (!isPassing || row.attempt >= attempts || seconds > longestPauseSeconds) return false;
  const retryAt = new Date(clock().getTime() + seconds * 1000);
  await database.db.transaction(async (tx) => {
    const change = { state: 'queued', retryAt, text: '', kept: 0, dropped: 0 } as const;
    if (await repo.changeClaimed(tx, row, change))
      await jobs.enqueue(tx, writeJobName, { narrativeId: row.id }, { startAfter: retryAt });
  });
  return true;
}
