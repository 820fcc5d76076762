import type { Module } from '../../module.ts';
import type { MailPort } from '../../ports/mail/port.ts';
import { bindDevCheckout, type CheckoutSandbox } from './checkout-routes.ts';
import { bindOutbox } from './routes.ts';

export type { CheckoutSandbox } from './checkout-routes.ts';

/** What only development has: the mails that were written, and the pretended payment provider. */
export function createDevModule({ outbox, sandbox }: { outbox: MailPort['outbox']; sandbox?: CheckoutSandbox }) {
  return {
    services: {},
    bind(bind, app) {
      if (outbox) bindOutbox(bind, app, outbox);
      if (sandbox) bindDevCheckout(bind, sandbox);
    },
  } satisfies Module;
}
