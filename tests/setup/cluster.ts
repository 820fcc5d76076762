import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createRemoteCall } from '#tests/call-endpoint.ts';
import { logIn, signUpFounder } from './account.ts';
import { startBalancer } from './balancer.ts';
import { startPostgresServer } from './postgres-server.ts';
import type { Product } from './product.ts';
import { manageProducts } from './products.ts';
import { startSmtpServer } from './smtp-server.ts';

export const members = ['first web', 'second web', 'worker'] as const;
export type Member = (typeof members)[number];

/** Two web processes, one worker, a PostgreSQL, a mail server and a load balancer, for a whole test file. */
export function manageCluster() {
  const { start, endWith } = manageProducts({ per: 'file' });
  const processes = new Map<Member, Product>();
  let env: Record<string, string> = {};
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let database: pg.Client;

  const startMember = async (member: Member) =>
    processes.set(member, await start({ ...env, ROLE: member === 'worker' ? 'worker' : 'web' }));
  const share = () => balancer.shareOutTo(...members.slice(0, 2).flatMap((member) => processes.get(member)?.url ?? []));

  beforeAll(async () => {
    const postgres = await startPostgresServer({ fast: true });
    endWith(() => postgres.stop());
    [smtp, balancer] = await Promise.all([startSmtpServer(), startBalancer()]);
    const url = postgres.url('postgres');
    env = { DATABASE_URL: url, PUBLIC_URL: balancer.url, MAIL_PROVIDER: 'smtp', SMTP_URL: smtp.url };
    // All at once, on an empty database: each of them wants to migrate it.
    await Promise.all(members.map(startMember));
    share();
    database = new pg.Client({ connectionString: url });
    await database.connect();
  }, 120_000);
  afterAll(async () => {
    await database.end();
    await Promise.all([balancer.close(), smtp.close()]);
  });

  async function mailsTo(recipient: string) {
    const mine = smtp.messages.filter(({ recipients }) => recipients.includes(recipient));
    return Promise.all(mine.map(async ({ raw }) => await PostalMime.parse(raw)));
  }
  /** What a pattern finds in the newest mail to somebody that has it, as soon as that was sent. */
  async function findInMail(recipient: string, pattern: RegExp): Promise<string> {
    const find = async () =>
      (await mailsTo(recipient)).flatMap(({ text = '' }) => pattern.exec(text)?.[0] ?? []).at(-1);
    return vi.waitUntil(find, { timeout: 30_000, interval: 100 });
  }

  return {
    url: () => balancer.url,
    urlOf: (member: Member) => processes.get(member)?.url ?? '',
    call: ((endpoint, options) => createRemoteCall(balancer.url)(endpoint, options)) as ReturnType<
      typeof createRemoteCall
    >,
    smtp: () => smtp,
    mailsTo,
    findInMail,

    /** Somebody with an account whose address is confirmed. @returns the token. */
    async meet(email: string, { isOperator = false } = {}) {
      await signUpFounder(balancer.url, email);
      const { cookie } = await logIn(balancer.url, email);
      await fetch(await findInMail(email, /http:\S+verify-email\S+/), { redirect: 'manual', headers: { cookie } });
      if (isOperator) {
        const grant = ['scripts/admin.ts', 'grant', email];
        await promisify(execFile)(process.execPath, grant, { env: { PATH: process.env.PATH, ...env } });
      }
      return { email, ...(await logIn(balancer.url, email)) };
    },

    /** SIGKILL: as if the machine had lost its power. */
    async kill(member: Member) {
      await processes.get(member)?.kill();
    },
    async startAgain(member: Member) {
      await startMember(member);
      share();
    },
    /** Until no mail waits to be sent. */
    async waitForMails() {
      const waiting = async () => {
        const states = "('created', 'retry', 'active')";
        const { rows } = await database.query(
          `select count(*)::int as count from jobs.job where name = 'mail.deliver' and state in ${states}`,
        );
        return rows[0].count;
      };
      await expect.poll(waiting, { timeout: 240_000, interval: 500 }).toBe(0);
    },
  };
}
