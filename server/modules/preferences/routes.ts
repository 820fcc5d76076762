import * as contract from '#contract/preferences/preferences.ts';
import type { Bind } from '../../http/bind.ts';
import { findPreferences, savePreferences } from './preferences.repo.ts';

export function bindPreferences(bind: Bind, { hasAi }: { hasAi: boolean }): void {
  bind(contract.readPreferences, async ({ db, scope }) => ({ ...(await findPreferences(db, scope)), hasAi }));
  bind(contract.changePreferences, async ({ db, scope, body }) => ({
    ...(await savePreferences(db, scope, body)),
    hasAi,
  }));
}
