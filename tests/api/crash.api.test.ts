import { describe, expect, inject, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { type Account, signUpFounder } from '#tests/setup/account.ts';
import { findFreePort, startPostgresServer } from '#tests/setup/postgres-server.ts';
import { manageProducts } from '#tests/setup/products.ts';

const { kind } = inject('testDatabase');
const writes = Array.from({ length: 200 }, (_, index) => `Idea ${String(index).padStart(3, '0')}`);

const { start, endWith } = manageProducts();

/** The database of this run with everything that makes it durable, and how to pull the plug on it. */
async function durableDatabase(): Promise<{ env: Record<string, string>; crash: () => Promise<void> }> {
  if (kind === 'pglite') return { env: {}, crash: async () => undefined };
  const server = await startPostgresServer({ fast: false });
  endWith(() => server.stop());
  return { env: { DATABASE_URL: server.url('postgres') }, crash: () => server.crashAndRestart() };
}

async function listNames(account: Account): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const path = `${listDocuments.path}?sort=name&pageSize=100&page=${page}`;
    const reply = (await account.call(listDocuments, { path })) as { items: { name: string }[]; page: number };
    if (reply.page === page) names.push(...reply.items.map((item) => item.name));
  }
  return names;
}

describe('kill -9 in the middle of 200 writes', () => {
  it('loses no acknowledged write, and a retry of the others makes each one once', async () => {
    const database = await durableDatabase();
    const env = { ...database.env, PORT: String(await findFreePort()) };
    const first = await start(env);
    const account = await signUpFounder(first.url, 'ada@cairn.example');
    const acknowledged: string[] = [];
    const write = (name: string) => account.call(createIdea, { body: { intake: { title: name } }, key: `key-${name}` });

    const queue = [...writes];
    let pulled: Promise<void> | undefined;
    const worker = async () => {
      for (let name = queue.shift(); name && !pulled; name = queue.shift()) {
        await write(name).then(
          () => acknowledged.push(name),
          (error: unknown) => {
            if (!pulled) throw error;
          },
        );
        if (acknowledged.length === 100) pulled ??= first.kill();
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    await pulled;
    await database.crash();
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(acknowledged.length).toBeLessThan(200);

    const second = await start(env);
    expect(second.url).toBe(first.url);
    expect(await listNames(account)).toEqual(expect.arrayContaining(acknowledged));

    for (const name of writes) await write(name);
    expect(await listNames(account)).toEqual(writes);
  }, 180_000);
});
