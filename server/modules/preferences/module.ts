import type { OperatorScope } from '../../access/scope.ts';
import { narrow } from '../../access/scope.ts';
import type { ReadPreferences } from '../../between-modules.ts';
import type { Module } from '../../module.ts';
import type { AiPort } from '../../ports/ai/port.ts';
import { findPreferences } from './preferences.repo.ts';
import { bindPreferences } from './routes.ts';

/** How each member wants to be reached, and what they allow. */
export function createPreferencesModule({ everybody, ai }: { everybody: OperatorScope; ai: AiPort | undefined }) {
  const readPreferences: ReadPreferences = (tx, uid) => findPreferences(tx, narrow(everybody, uid));
  return {
    services: {},
    gives: { readPreferences },
    bind: (bind) => bindPreferences(bind, { hasAi: ai !== undefined }),
  } satisfies Module;
}
