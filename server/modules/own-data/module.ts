import type { ExportsOfEverything } from '../../between-modules.ts';
import type { Module } from '../../module.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { bindOwnData } from './routes.ts';

export { createOwnData } from './collect.ts';

/** What is a member's own: taken along as one zip file, by one list of rules for every table and file. */
export function createOwnDataModule(deps: { exportsOfEverything: ExportsOfEverything; identity: IdentityPort }) {
  return {
    services: {},
    bind: (bind) => bindOwnData(bind, deps),
  } satisfies Module;
}
