import { sql } from 'drizzle-orm';
import { createMailSeal, type SealedMail } from '#server/mail/mail-seal.ts';
import type { Mail } from '#server/ports/mail/port.ts';
import type { TestApp } from './app.ts';

/** The mails that were posted, in order, after so many. Nothing is sent: jobs do not run in these tests by themselves. */
export async function postedMails({ context }: Pick<TestApp, 'context'>, after = 0): Promise<Mail[]> {
  const seal = createMailSeal(context.config.identity.secret);
  const { rows } = await context.database.db.execute<{ data: SealedMail }>(
    sql`select data from jobs.job where name = 'mail.deliver' order by created_on, id offset ${after}`,
  );
  return Promise.all(rows.map(({ data }) => seal.open(data)));
}
