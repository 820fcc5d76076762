import { AppError } from '#contract/errors.ts';
import * as contract from '#contract/preferences/preferences.ts';
import type { Bind } from '../../http/bind.ts';
import type { FindConfirmedPhone } from '../../members.ts';
import { findPreferences } from './preferences.repo.ts';
import type { Saving } from './save-preferences.ts';

interface Bound {
  hasAi: boolean;
  hasTexts: boolean;
  findConfirmedPhone: FindConfirmedPhone;
  save: Saving;
}

export function bindPreferences(bind: Bind, { findConfirmedPhone, save, ...has }: Bound): void {
  bind(contract.readPreferences, async ({ db, scope }) => ({ ...(await findPreferences(db, scope)), ...has }));
  bind(contract.changePreferences, async ({ db, scope, body }) => {
    const before = await findPreferences(db, scope);
    // What was chosen for a phone that has changed since may stay; more needs a phone.
    const isMore = body.texts?.some((topic) => !before.texts.includes(topic)) ?? false;
    if (isMore && (await findConfirmedPhone(db, scope.uid)) === null) throw new AppError('PHONE_UNCONFIRMED');
    return { ...(await save.change(db, scope, body)), ...has };
  });
}
