import { listOutboxMessages } from '#contract/dev/dev.ts';
import type { Module } from '../../module.ts';
import type { MailPort } from '../../ports/mail/port.ts';
import type { MessagesPort } from '../../ports/messages/port.ts';
import { bindDevCheckout, type CheckoutSandbox } from './checkout-routes.ts';
import { bindOutbox } from './routes.ts';

export type { CheckoutSandbox } from './checkout-routes.ts';

/** What only development has: the mails and text messages that were written, and the pretended payment provider. */
export function createDevModule(deps: {
  outbox: MailPort['outbox'];
  messagesOutbox: MessagesPort['outbox'];
  sandbox?: CheckoutSandbox;
}) {
  const { outbox, messagesOutbox, sandbox } = deps;
  return {
    services: {},
    bind(bind, app) {
      if (outbox) bindOutbox(bind, app, outbox);
      if (messagesOutbox) bind(listOutboxMessages, async () => ({ messages: await messagesOutbox.list(50) }));
      if (sandbox) bindDevCheckout(bind, sandbox);
    },
  } satisfies Module;
}
