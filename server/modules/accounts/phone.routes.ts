import { confirmPhone, phoneTexts, readPhone, sendPhoneCode } from '#contract/accounts/phone.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { Phones } from './phone.service.ts';

/** Tries count although they are refused, so no request transaction takes them back. */
const ownTransactions = { transaction: 'none' } as const;

export function bindPhones(bind: Bind, phones: Phones): void {
  bind(readPhone, ({ caller, db }) => phones.read(db, caller.uid));
  bind(
    sendPhoneCode,
    async ({ caller }) => new Message(phoneTexts.sent, await phones.sendCode(caller.uid)),
    ownTransactions,
  );
  bind(
    confirmPhone,
    async ({ caller, body }) => new Message(phoneTexts.confirmed, await phones.confirm(caller.uid, body.code)),
    ownTransactions,
  );
}
