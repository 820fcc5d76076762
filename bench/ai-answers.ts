import pg from 'pg';
import * as contract from '#contract/narratives/narratives.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { type Account, signUpFounder } from '#tests/setup/account.ts';
import { startAiProvider } from '#tests/setup/ai-provider.ts';
import { startProduct } from '#tests/setup/product.ts';
import { type Measurement, percentile } from './measure.ts';

const budgetMs = 50;
const length = 400_000;
const database = 'bench_ai';

const plain = 'Nobody has paid yet. Ask a stranger for a deposit. '.repeat(100);

/** What a provider may send: words without an end, and pieces that patterns stumble over. */
const answers: Record<string, { text: string; pieceLength?: number }> = {
  'a plain answer': { text: plain },
  'one endless word': { text: 'x'.repeat(length), pieceLength: 200 },
  'endless initials': { text: 'a.'.repeat(length / 2), pieceLength: 200 },
  'endless addresses': { text: 'a-a@'.repeat(length / 4), pieceLength: 200 },
  'endless quotations': { text: `"'`.repeat(length / 2), pieceLength: 200 },
  'one enormous event': { text: 'x '.repeat(length / 2), pieceLength: length },
};

/** How long the server takes to say that it is ready while an AI answers, on PostgreSQL, with a provider of our own. */
export async function measureAiAnswers(databaseUrl: string): Promise<Measurement[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const provider = await startAiProvider();
  const product = await startProduct({
    DATABASE_URL: Object.assign(new URL(databaseUrl), { pathname: `/${database}` }).href,
    PATH: process.env.PATH,
    RATE_LIMIT_PER_MINUTE: '100000000',
    ...provider.env,
  });
  try {
    const founder = await signUpFounder(product.url, 'bench-ai@cairn.example');
    const base = await prepare(founder);
    // The first answer starts the thread and warms the code, as a server that has been up for a while has done.
    provider.answer({ text: plain });
    await timeReady(product.url, founder, base);
    const idle = await timeRequests(product.url, 400);
    const rows: Measurement[] = [
      { name: 'ready while no AI answers, worst of 400', value: `${percentile(idle, 1).toFixed(1)} ms` },
    ];
    for (const [name, answer] of Object.entries(answers)) {
      provider.answer(answer);
      const times = await timeReady(product.url, founder, base);
      const worst = percentile(times, 1);
      rows.push({
        name: `ready while an AI sends ${name}, worst of ${times.length}`,
        value: `${worst.toFixed(1)} ms`,
        budget: `< ${budgetMs} ms`,
        kept: worst < budgetMs,
      });
    }
    return rows;
  } finally {
    await product.stop();
    await provider.close();
  }
}

/** An idea with a stored version, and AI words switched on for it. @returns the path below which its words are. */
async function prepare(founder: Account): Promise<string> {
  const { id } = (await founder.call(createIdea, { body: { intake: BOOKKEEPING } })) as { id: string };
  const path = publishVersion.path.replace(':ideaId', id);
  const { version } = (await founder.call(publishVersion, { path })) as { version: { number: number } };
  const base = contract.readNarratives.path.replace(':documentId', id).replace(':version', String(version.number));
  const { hash } = (await founder.call(contract.previewNarratives, { path: `${base}/preview` })) as { hash: string };
  await founder.call(contract.switchNarrativesOn, { path: `${base}/consent`, body: { hash } });
  return base;
}

/** Asks for words, and until they have ended asks again and again whether the server is ready. */
async function timeReady(url: string, founder: Account, base: string): Promise<number[]> {
  const started = (await founder.call(contract.startNarrative, { path: base, body: { use: 'case_against' } })) as {
    id: string;
  };
  const path = contract.readNarrative.path.replace(':narrativeId', started.id);
  const times: number[] = [];
  for (let ended = false; !ended; ) {
    times.push(...(await timeRequests(url, 20)));
    ended =
      ((await founder.call(contract.readNarrative, { path })) as { finishedAt: string | null }).finishedAt !== null;
  }
  return times;
}

/** Milliseconds that each of so many questions after another took. */
async function timeRequests(url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const begun = performance.now();
    const ready = await fetch(`${url}/readyz`);
    await ready.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}
