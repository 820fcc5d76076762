import { createOutboxFolder } from '../outbox-folder.ts';
import { checkMail, type MailPort, type OutboxMail } from './port.ts';

/** Writes each mail to a folder, for development: nothing leaves the machine. */
export function createOutboxMail(options: { dir: string; from: string; clock: () => Date }): MailPort {
  const { read, write, check, list } = createOutboxFolder<OutboxMail>(options.dir, options.clock);
  return {
    async send(mail) {
      checkMail(mail);
      await write({ ...mail, from: options.from });
    },
    check,
    outbox: { list, read },
  };
}
