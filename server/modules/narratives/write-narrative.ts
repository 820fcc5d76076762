import { AppError } from '#contract/errors.ts';
import { costMillionths } from '#domain/narratives/allowance.ts';
import { createDraft, type Draft } from '#domain/narratives/draft.ts';
import type { NarrativeFailure } from '#domain/narratives/failure-words.ts';
import type { NarrativePrompt } from '#domain/narratives/prompt.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Database } from '../../db/client.ts';
import { AiFailure, type AiPort, type AiUsage } from '../../ports/ai/port.ts';
import type { Workers } from '../../workers/workers.ts';
import { narrativeForms } from './forms.ts';
import { judgeWith } from './judge-sentences.ts';
import * as repo from './narrative.repo.ts';
import { writeJobName } from './narrative.service.ts';
import { hashRequest } from './requests.ts';
import { makePastePrompt, makePrompts, type NarrativeDeps, requireAi } from './subject.ts';
import { addSpent, giveBack, type Spent } from './usage.repo.ts';

export type WriteDeps = NarrativeDeps & {
  database: Database;
  everybody: OperatorScope;
  workers: Pick<Workers, 'runJobFor'>;
};

/** An attempt that has not said for so long that it is alive was interrupted: its server stopped. */
const aliveMs = 60_000;
/** How often an attempt says so, stores its progress and notices a cancellation. */
const stepMs = 400;
const attempts = 3;
/** A longer pause is not waited for: the founder is told instead. */
const longestPauseSeconds = 120;

type Outcome = Pick<repo.NarrativeRow, 'sentences' | 'proposals' | 'kept' | 'dropped' | 'drops'> & { usage: AiUsage };

/**
 * Writes one narrative. Safe to run twice and twice at once: only one attempt holds it, and only that one can end and count
 * it. Nothing is sent but the request that the founder has allowed.
 */
export async function writeNarrative(deps: WriteDeps, id: string): Promise<void> {
  const { database, clock, ai } = deps;
  const now = clock();
  const row = await repo.claimNarrative(database.db, deps.everybody, id, now, new Date(now.getTime() + aliveMs));
  if (!row) return;
  if (!ai) return endFailed(deps, row, { kind: 'not_configured' });
  const prompt = await findPrompt(deps, row);
  if (!prompt || hashRequest(ai, prompt) !== row.requestHash) return endFailed(deps, row, { kind: 'changed' });
  try {
    const { usage, ...words } = await askAi(deps, row, ai, prompt);
    if (words.kept > 0 || words.dropped === 0)
      await end(deps, row, { ...words, state: 'done' }, { usage, begun: true });
    else await endFailed(deps, row, { kind: 'empty', usage, begun: true }, words);
  } catch (error) {
    if (error instanceof Unchecked) return endFailed(deps, row, { kind: 'unchecked', usage: error.usage, begun: true });
    if (!(error instanceof AiFailure)) throw error;
    if (error.kind === 'cancelled') return countCancelled(deps, row, error.usage);
    if (!(await tryAgainLater(deps, row, error)))
      await endFailed(deps, row, { kind: error.kind, usage: error.usage, begun: error.begun });
  }
}

async function findPrompt(deps: WriteDeps, row: repo.NarrativeRow): Promise<NarrativePrompt | undefined> {
  const { documentId, version, part, ownerUid, pastedText } = row;
  const { db } = deps.database;
  const owner = narrow(deps.everybody, ownerUid);
  try {
    // Turned off in the meantime: nothing is sent.
    await requireAi(deps, db, owner);
    if (version === null) return await makePastePrompt(deps, db, owner, documentId, pastedText ?? '');
    // Taken back in the meantime: nothing is sent.
    if (!(await repo.findConsent(db, { documentId, version, part }))) return undefined;
    const prompts = await makePrompts(deps, db, owner, { documentId, version, part });
    return prompts.find(({ use }) => use === row.use);
  } catch (error) {
    // Deleted in the meantime.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function askAi(deps: WriteDeps, row: repo.NarrativeRow, ai: AiPort, prompt: NarrativePrompt): Promise<Outcome> {
  const judgeAll = judgeWith(deps.workers.runJobFor(row.ownerUid), prompt.sent);
  const draft = createDraft(judgeAll);
  const progress = keepProgress(deps, row, draft);
  const { system, user, maxOutputTokens } = prompt;
  const request = { system, user, maxOutputTokens, signal: progress.signal };
  const form = narrativeForms[prompt.use];
  try {
    if (!form) {
      const { usage } = await ai.writeText(request, draft.add);
      return { ...(await judged(draft.read(true), usage)), proposals: [], usage };
    }
    const { value, usage } = await ai.fillForm(request, form.schema);
    const read = form.read(value, { judgeAll, pastedText: row.pastedText ?? '' });
    return { ...(await judged(read, usage)), sentences: [], usage };
  } finally {
    await progress.stop();
  }
}

/** An answer that came and could not be judged: nothing of it is shown, and it was paid for. */
class Unchecked extends Error {
  readonly usage: AiUsage;
  constructor(usage: AiUsage) {
    super('An AI answer could not be checked.');
    this.usage = usage;
  }
}

async function judged<T>(reading: Promise<T>, usage: AiUsage): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new Unchecked(usage);
  }
}

/** Stores what may be shown so far every moment, and ends the call when the narrative is no longer wanted. */
function keepProgress({ database, clock }: WriteDeps, row: repo.NarrativeRow, draft: Draft) {
  const stop = new AbortController();
  let storing = Promise.resolve();
  const store = async () => {
    const aliveUntil = new Date(clock().getTime() + aliveMs);
    if (!(await repo.changeClaimed(database.db, row, { ...(await draft.read(false)), aliveUntil }))) stop.abort();
  };
  const timer = setInterval(() => {
    // A fault of the database shows when the narrative is ended.
    storing = storing.then(store).catch(() => {});
  }, stepMs);
  return {
    signal: stop.signal,
    async stop() {
      clearInterval(timer);
      await storing;
    },
  };
}

/** What was shown of an unfinished answer goes: half a text would mislead. */
async function endFailed(
  deps: WriteDeps,
  row: repo.NarrativeRow,
  { kind, ...call }: { kind: NarrativeFailure } & Call,
  { dropped, drops }: Pick<Outcome, 'dropped' | 'drops'> = { dropped: 0, drops: {} },
): Promise<void> {
  await end(deps, row, { state: 'failed', failure: kind, sentences: [], proposals: [], kept: 0, dropped, drops }, call);
}

/** What became of the call: what the provider said that it counted, and whether it had begun to answer. */
type Call = { usage?: AiUsage | undefined; begun?: boolean };

/** Ends a narrative and counts it. One of which the provider had begun no answer takes nothing of the month. */
async function end(deps: WriteDeps, row: repo.NarrativeRow, change: repo.NarrativeChange, call: Call): Promise<void> {
  const { database, clock, ai } = deps;
  const spent = spentOf(call.usage, ai);
  const counted = row.counted || call.begun === true;
  await database.db.transaction(async (tx) => {
    const ended = { ...change, ...addTo(row, spent), counted, finishedAt: clock(), pastedText: null };
    if (!(await repo.changeClaimed(tx, row, ended))) return;
    await addSpent(tx, narrow(deps.everybody, row.ownerUid), row.month, spent);
    if (!counted) await giveBack(tx, narrow(deps.everybody, row.ownerUid), row.month);
  });
}

/** What was used until the founder stopped it: the provider was paid for it, and the founder is told. */
async function countCancelled(deps: WriteDeps, row: repo.NarrativeRow, usage: AiUsage | undefined): Promise<void> {
  if (!usage) return;
  const spent = spentOf(usage, deps.ai);
  await deps.database.db.transaction(async (tx) => {
    await repo.changeCancelled(tx, row, addTo(row, spent));
    await addSpent(tx, narrow(deps.everybody, row.ownerUid), row.month, spent);
  });
}

function spentOf(usage: AiUsage | undefined, ai: AiPort | undefined): Spent {
  const { inputTokens, outputTokens } = usage ?? { inputTokens: 0, outputTokens: 0 };
  const price = ai?.price;
  return {
    inputTokens,
    outputTokens,
    costMillionths: price ? costMillionths({ inputTokens, outputTokens }, price) : null,
    currency: price?.currency ?? null,
  };
}

/** On top of what earlier attempts used. */
function addTo(row: repo.NarrativeRow, spent: Spent): Spent {
  return {
    ...spent,
    inputTokens: row.inputTokens + spent.inputTokens,
    outputTokens: row.outputTokens + spent.outputTokens,
    costMillionths: spent.costMillionths === null ? null : (row.costMillionths ?? 0) + spent.costMillionths,
  };
}

/** A pause that the provider asks for, or a fault of its own, is waited out a few times. */
async function tryAgainLater(deps: WriteDeps, row: repo.NarrativeRow, failure: AiFailure): Promise<boolean> {
  const { database, clock, jobs } = deps;
  const seconds = failure.retryAfterSeconds ?? 5 * row.attempt;
  const isPassing = failure.kind === 'rate_limited' || failure.kind === 'unavailable';
  if (!isPassing || row.attempt >= attempts || seconds > longestPauseSeconds) return false;
  const retryAt = new Date(clock().getTime() + seconds * 1000);
  await database.db.transaction(async (tx) => {
    const spent = spentOf(failure.usage, deps.ai);
    const counted = row.counted || failure.begun;
    const change: repo.NarrativeChange = {
      state: 'queued',
      retryAt,
      sentences: [],
      kept: 0,
      dropped: 0,
      drops: {},
      counted,
      ...addTo(row, spent),
    };
    if (!(await repo.changeClaimed(tx, row, change))) return;
    await addSpent(tx, narrow(deps.everybody, row.ownerUid), row.month, spent);
    await jobs.enqueue(tx, writeJobName, { narrativeId: row.id }, { startAfter: retryAt });
  });
  return true;
}
