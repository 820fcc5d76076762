import type { Module } from '../../module.ts';
import { bindShell, type ShellDeps } from './routes.ts';

/** What the frame of every member page needs of other modules, in one answer. */
export function createShellModule(deps: ShellDeps) {
  return { services: {}, bind: (bind) => bindShell(bind, deps) } satisfies Module;
}
