import type { Config } from '../../server/config/config.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { openMessages } from '../../server/ports/messages/open-messages.ts';
import { MessageFailure, type MessageFault } from '../../server/ports/messages/port.ts';
import { type Examination, outboxIn } from './examination.ts';

const otherMessagesAdvice = 'Look at the state page of the provider. Mail and the app still tell of everything.';
const messagesAdvice: Partial<Record<MessageFault, string>> = {
  account:
    'Look at MESSAGES_USERNAME and MESSAGES_API_KEY: a key belongs to one username, and the sandbox has its own.',
  busy: 'It is asked too often just now: ask again in a minute.',
};

export function examineMessages({ messages, http }: Config, outbound: Outbound, clock: () => Date): Examination {
  const port = openMessages(messages, clock, outbound);
  const reports = messages.callbackSecret
    ? `reports at ${http.publicUrl}/api/v1/messages/reports`
    : 'no reports: MESSAGES_CALLBACK_SECRET is not set';
  const { monthlyLimit, countries, provider } = messages;
  const about =
    provider.kind === 'outbox'
      ? outboxIn(provider.dir)
      : `${port?.about}, ${monthlyLimit} parts a month to ${countries.join(', ')}, ${reports}`;
  return {
    system: 'messages',
    about: port ? about : 'none is configured: nobody is texted',
    ask: port?.check,
    advise: (error) =>
      error instanceof MessageFailure
        ? (messagesAdvice[error.kind] ?? otherMessagesAdvice)
        : 'Look at DATA_DIR: its rights, and the room on its disk.',
  };
}
