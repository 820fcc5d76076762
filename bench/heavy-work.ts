import { createAgreement } from '#contract/agreements/agreements.ts';
import { exportDraftPdf } from '#contract/agreements/versions.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { agreementFile } from '#server/modules/agreements/print-agreement.ts';
import { createWorkers } from '#server/workers/workers.ts';
import { signUpFounder } from '#tests/setup/account.ts';
import { longAgreement } from './agreement-export.ts';
import { type Measurement, median, percentile } from './measure.ts';

const runs = 5;
const blockBudgetMs = 10;
const otherBudgetMs = 2000;
const readyBudgetMs = 50;

/** What heavy work costs those who did not ask for it: the thread that answers, another person's file, and any call. */
export async function measureHeavyWork(product: string): Promise<Measurement[]> {
  return [await measureBlock(), ...(await measureOthers(product))];
}

/** How long the thread that answers is held up while the Word file of a long agreement is made. */
async function measureBlock(): Promise<Measurement> {
  const workers = createWorkers();
  const printed = await longAgreement();
  const make = () => workers.runFor('founder')(agreementFile, { printed, format: 'docx' });
  await make();
  const blocks: number[] = [];
  for (let run = 0; run < runs; run++) {
    let isMade = false;
    const made = make().finally(() => {
      isMade = true;
    });
    blocks.push(await longestTurn(() => isMade));
    await made;
  }
  await workers.close();
  const value = median(blocks);
  return {
    name: 'the longest turn of the event loop while the Word file of a long agreement is made, median',
    value: `${value.toFixed(1)} ms`,
    budget: `< ${blockBudgetMs} ms`,
    kept: value < blockBudgetMs,
  };
}

/** Turns the event loop until the work is over, and gives the longest turn in milliseconds of this thread's own time. */
async function longestTurn(isOver: () => boolean): Promise<number> {
  let longest = 0;
  for (let before = usedMs(); !isOver(); ) {
    await new Promise((done) => setImmediate(done));
    const now = usedMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

/** What this thread has computed: what else runs on the machine does not count. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** One person asks for as many files as they may, all the time; another asks for one now and then, and somebody for /readyz. */
async function measureOthers(product: string): Promise<Measurement[]> {
  const [greedy, modest] = [await openAgreement(product, 'greedy'), await openAgreement(product, 'modest')];
  const alone: number[] = [];
  for (let run = 0; run < runs; run++) alone.push(await modest());
  let isOver = false;
  const untilOver = async (call: () => Promise<unknown>) => {
    while (!isOver) await call();
  };
  const ready: number[] = [];
  const busy = [
    ...[1, 2, 3].map(() => untilOver(greedy)),
    untilOver(async () => {
      ready.push(await timeOf(() => fetch(`${product}/readyz`)));
      await new Promise((done) => setTimeout(done, 5));
    }),
  ];
  const besides: number[] = [];
  for (let run = 0; run < runs; run++) besides.push(await modest());
  isOver = true;
  await Promise.all(busy);
  const value = median(besides);
  const slowest = percentile(ready, 0.99);
  return [
    {
      name: `a PDF while another person's wait, median (alone ${Math.round(median(alone))} ms)`,
      value: `${Math.round(value)} ms`,
      budget: `< ${otherBudgetMs} ms`,
      kept: value < otherBudgetMs,
    },
    {
      name: `/readyz while files are made, 99th percentile of ${ready.length}`,
      value: `${slowest.toFixed(1)} ms`,
      budget: `< ${readyBudgetMs} ms`,
      kept: slowest < readyBudgetMs,
    },
  ];
}

/** Makes an agreement; the returned call prints it and says how many milliseconds that took. */
async function openAgreement(product: string, name: string): Promise<() => Promise<number>> {
  const founder = await signUpFounder(product, `bench-${name}@cairn.example`);
  const body = { kind: 'founders_agreement', jurisdiction: 'ng' };
  const { id } = (await founder.call(createAgreement, { body })) as { id: string };
  const url = `${product}${apiPrefix}${exportDraftPdf.path.replace(':agreementId', id)}`;
  return () => timeOf(() => fetch(url, { headers: { authorization: `Bearer ${founder.token}` } }));
}

/** Milliseconds until the whole answer was there. Fails unless it is a success. */
async function timeOf(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - start;
}
