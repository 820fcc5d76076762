import { buildApp } from '#server/app.ts';
import { createContext } from '#server/context.ts';
import { createLogger } from '#server/log.ts';
import { readConfig } from '#server/main.ts';

/** What the test tells the process; it answers each with `null` once it is done, or with why it is not. */
export type Told = { now: number } | { operator: string };

/**
 * The product as `npm start` serves it, but for its clock: it goes on from where the test sets it. What falls due meanwhile for plans
 * and payments is done at once, not within the two or three minutes that it takes otherwise.
 */
async function main(): Promise<void> {
  let aheadMs = 0;
  const config = readConfig();
  const clock = () => new Date(Date.now() + aheadMs);
  const context = await createContext(config, createLogger(config.log.level), { clock });
  const app = await buildApp(context);
  await context.jobs.start();
  await app.listen({ port: config.http.port, host: config.http.host });

  async function follow(told: Told): Promise<void> {
    if ('operator' in told) return void (await context.accounts.admins.change('grant', told.operator, 'a test'));
    aheadMs = told.now - Date.now();
    await context.plans.run();
    await context.jobs.enqueue(context.database.db, 'billing.resume', {});
  }
  process.on('message', (told: Told) => {
    follow(told).then(
      () => process.send?.(null),
      (error: unknown) => process.send?.(String(error)),
    );
  });
}

if (import.meta.main) await main();
