import { actOnDevCheckout, type DevCheckout, type DevCheckoutAction, readDevCheckout } from '#contract/dev/checkout.ts';
import { AppError } from '#contract/errors.ts';
import type { Bind } from '../../http/bind.ts';

/** What the hosted page of the development checkout can ask for. */
export interface CheckoutSandbox {
  read(reference: string): Promise<DevCheckout | undefined>;
  /** Undefined when it has ended. */
  act(
    reference: string,
    action: DevCheckoutAction,
  ): Promise<{ checkout: DevCheckout; goTo: string | null } | undefined>;
}

/** Anybody can pay here with nothing: never bound outside development. */
export function bindDevCheckout(bind: Bind, sandbox: CheckoutSandbox): void {
  bind(readDevCheckout, async ({ params }) => {
    const checkout = await sandbox.read(params.reference);
    if (!checkout) throw new AppError('CHECKOUT_UNKNOWN');
    return checkout;
  });
  bind(
    actOnDevCheckout,
    async ({ params, body }) => {
      if (!(await sandbox.read(params.reference))) throw new AppError('CHECKOUT_UNKNOWN');
      const done = await sandbox.act(params.reference, body.action);
      if (!done) throw new AppError('CHECKOUT_ENDED');
      return done;
    },
    { transaction: 'none' },
  );
}
