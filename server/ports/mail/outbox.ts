import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrivateFolder, privateFile } from '../../private-folder.ts';
import { checkMail, type MailPort, type OutboxMail } from './port.ts';

const idPattern = /^[\dTZ-]+-[\da-f-]{36}$/;

/**
 * Writes each mail as a JSON file, for development: nothing leaves the machine. Names sort by time. Only the owner of the
 * folder reads them: their links open accounts.
 */
export function createOutboxMail(options: { dir: string; from: string; clock: () => Date }): MailPort {
  const { dir, from, clock } = options;
  const read = async (id: string): Promise<OutboxMail | undefined> => {
    if (!idPattern.test(id)) return undefined;
    const content = await readFile(join(dir, `${id}.json`), 'utf8').catch(() => undefined);
    return content === undefined ? undefined : (JSON.parse(content) as OutboxMail);
  };
  return {
    async send(mail) {
      checkMail(mail);
      const writtenAt = clock().toISOString();
      const id = `${writtenAt.replaceAll(/[:.]/g, '-')}-${randomUUID()}`;
      const content: OutboxMail = { ...mail, id, from, writtenAt };
      ensurePrivateFolder(dir);
      // A file under its final name is always complete, even after a crash.
      const unfinished = join(dir, `${id}.tmp`);
      await writeFile(unfinished, JSON.stringify(content, null, 2), { mode: privateFile });
      await rename(unfinished, join(dir, `${id}.json`));
    },
    async check() {
      ensurePrivateFolder(dir);
      const file = join(dir, `${randomUUID()}.tmp`);
      await writeFile(file, '', { mode: privateFile });
      await rm(file);
    },
    outbox: {
      async list(limit) {
        const names = await readdir(dir).catch(() => []);
        const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
        const newest = ids.sort().reverse().slice(0, limit);
        const mails = await Promise.all(newest.map(read));
        return mails.filter((mail) => mail !== undefined);
      },
      read,
    },
  };
}
