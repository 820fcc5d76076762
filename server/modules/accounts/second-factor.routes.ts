import * as contract from '#contract/accounts/second-factor.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { SecondFactorPort } from '../../ports/identity/port.ts';

/** Without request transactions: the identity provider uses a connection of its own. */
const ownTransactions = { transaction: 'none' } as const;

export function bindSecondFactor(bind: Bind, secondFactor: SecondFactorPort): void {
  const { on, off, newCodes } = contract.secondFactorTexts;

  bind(
    contract.readSecondFactor,
    async ({ caller }) => {
      const { since, recoveryCodesLeft } = await secondFactor.read(caller.uid);
      return { isOn: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft };
    },
    ownTransactions,
  );

  bind(contract.beginSecondFactor, ({ caller }) => secondFactor.begin(caller.token), ownTransactions);

  bind(
    contract.confirmSecondFactor,
    async ({ caller, body }) => new Message(on, { recoveryCodes: await secondFactor.confirm(caller.token, body.code) }),
    ownTransactions,
  );

  bind(
    contract.renewRecoveryCodes,
    async ({ caller, body }) =>
      new Message(newCodes, { recoveryCodes: await secondFactor.renewCodes(caller.token, body.code) }),
    ownTransactions,
  );

  bind(
    contract.endSecondFactor,
    async ({ caller, body }) => {
      await secondFactor.end(caller.token, body);
      return new Message(off, null);
    },
    ownTransactions,
  );
}
