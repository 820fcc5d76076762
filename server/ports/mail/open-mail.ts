import type { Config } from '../../config/config.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createOutboxMail } from './outbox.ts';
import type { MailPort } from './port.ts';
import { createSmtpMail } from './smtp.ts';

export function openMail({ from, provider }: Config['mail'], clock: () => Date, outbound: Outbound): MailPort {
  if (provider.kind === 'smtp') return createSmtpMail({ url: provider.url, from, outbound });
  return createOutboxMail({ dir: provider.dir, from, clock });
}
