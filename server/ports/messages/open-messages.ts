import type { Config } from '../../config/config.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createAfricasTalking } from './africas-talking.ts';
import { createOutboxMessages } from './outbox.ts';
import type { MessagesPort } from './port.ts';

/** Undefined where the operator has chosen to send no text messages. */
export function openMessages(
  { provider }: Config['messages'],
  clock: () => Date,
  outbound: Outbound,
): MessagesPort | undefined {
  if (provider.kind === 'none') return undefined;
  if (provider.kind === 'outbox') return createOutboxMessages({ dir: provider.dir, clock });
  return createAfricasTalking({ ...provider, outbound });
}
