import { createOutboxFolder } from '../outbox-folder.ts';
import { checkMessage, type MessagesPort, type OutboxMessage } from './port.ts';

/** Writes each text message to a folder, for development: nothing leaves the machine, and nothing is reported later. */
export function createOutboxMessages({ dir, clock }: { dir: string; clock: () => Date }): MessagesPort {
  const { write, check, list } = createOutboxFolder<OutboxMessage>(dir, clock);
  return {
    about: 'outbox on this machine: nothing is sent',
    async send(message) {
      checkMessage(message);
      return { reference: await write(message), cost: null };
    },
    check,
    outbox: { list },
  };
}
