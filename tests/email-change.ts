import { vi } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { confirmEmailLink, readEmailChange } from '#contract/accounts/email-change.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import type { Mail } from '#server/ports/mail/port.ts';
import { createTestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';
import { createVerifiedMember } from './members.ts';

/** The application with its jobs, members who change their e-mail, and the mails that both addresses get. */
export async function createEmailChangeSetup() {
  let ahead = 0;
  let calls = 0;
  const mails: Mail[] = [];
  const test = await createTestApp({
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
    overrides: {
      clock: () => new Date(Date.now() + ahead),
      mail: { send: async (mail) => void mails.push(mail) },
    },
  });
  /** Each from an address of its own: the limits of public calls count by it. */
  const call = createCall(test.app, () => `10.1.${Math.floor(calls / 250)}.${(calls++ % 250) + 1}`);

  const mailsTo = (to: string, subject: RegExp) => mails.filter((mail) => mail.to === to && subject.test(mail.subject));
  /** The newest of them, once there are so many. */
  const findMail = async (to: string, subject: RegExp, count = 1): Promise<Mail> =>
    vi.waitFor(
      () => {
        const found = mailsTo(to, subject);
        const newest = found.at(-1);
        if (!newest || found.length < count) throw new Error(`${found.length} such mails to ${to}`);
        return newest;
      },
      { timeout: 30_000 },
    );
  const ask = (token: string, email: string, name = 'Ada') => call(updateUser, { token, body: { name, email } });

  return {
    test,
    call,
    mails,
    findMail,
    /** How far the product's clock is ahead of the real one. */
    setAhead(hours: number) {
      ahead = hours * 3_600_000;
    },
    member: (name: string) => createVerifiedMember(test, name),
    ask,
    /** Asks for the change. @returns the tokens of the links in both mails. */
    async begin({ token, email }: { token: string; email: string }, newEmail: string) {
      const [toOld, toNew] = [/^Confirm the change/, /^Confirm your new/];
      const count = { old: mailsTo(email, toOld).length + 1, new: mailsTo(newEmail, toNew).length + 1 };
      const answer = await ask(token, newEmail);
      if (answer.status !== 200) throw new Error(`the change was refused: ${answer.code}`);
      const oldToken = tokenIn(await findMail(email, toOld, count.old));
      return { oldToken, newToken: tokenIn(await findMail(newEmail, toNew, count.new)) };
    },
    /** What confirming answers: its data, or the status and the code of why not. */
    async confirmed(token: string): Promise<unknown> {
      const { status, code, json } = await call(confirmEmailLink, { body: { token } });
      return code ? [status, code] : json.data;
    },
    own: async (token: string) => (await call(readOwnAccount, { token })).data,
    waiting: async (token: string) => (await call(readEmailChange, { token })).data.change,
  };
}

/** The token behind the # of the link in a mail. */
export const tokenIn = (mail: Mail) => /#([\w-]{43})/.exec(mail.text)?.[1] ?? '';
