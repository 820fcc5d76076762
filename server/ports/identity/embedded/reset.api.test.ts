import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAttempts } from '#server/limits/attempts.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createEmbeddedIdentity } from './embedded.ts';
import { resetJobName } from './reset-job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await ensurePersona(test.context, personas.founder);
});
afterAll(() => test.close());

it('fails the job when the mail cannot be posted, so that it is tried again', async () => {
  const { config, clock, log, database } = test.context;
  const posted: string[] = [];
  let broken = true;
  const identity = createEmbeddedIdentity({
    secret: config.identity.secret,
    publicUrl: config.http.publicUrl,
    origins: [],
    db: database.db,
    listen: database.listen,
    clock,
    log,
    attempts: createAttempts(database.db, clock),
    events: {
      readGrants: async () => ({ roles: [], subscription_plan: 'Free Plan' }),
      tellOfNewPassword: async () => {},
      tellOfSecondFactor: async () => {},
      tellOfLinkedLogin: async () => {},
      tellOfProof: async () => {},
      tellOfReset: async () => {},
      endWaitingChanges: async () => {},
      sendPasswordReset: async ({ email }) => {
        if (broken) throw new Error('the queue is away');
        posted.push(email);
      },
    },
    providers: [],
    enqueueReset: async () => {},
  });
  const run = (email: string) => identity.jobs.find(({ name }) => name === resetJobName)?.run({ email } as never);
  await expect(run(personas.founder.email)).rejects.toThrow('the queue is away');
  await run('nobody@cairn.example');
  broken = false;
  await run(personas.founder.email);
  expect(posted).toEqual([personas.founder.email]);
});
