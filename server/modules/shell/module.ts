import { readShell } from '#contract/shell/shell.ts';
import type { ReadPreferences } from '../../between-modules.ts';
import type { ReadEnding, ReadOwnMail } from '../../members.ts';
import type { Module } from '../../module.ts';

interface Given {
  readEnding: ReadEnding;
  readOwnMail: ReadOwnMail;
  readPreferences: ReadPreferences;
}

/** What the frame of every member page needs of other modules, in one answer. */
export function createShellModule({ readEnding, readOwnMail, readPreferences }: Given) {
  return {
    services: {},
    bind(bind) {
      bind(readShell, async ({ db, scope }) => ({
        ending: await readEnding(db, scope),
        mail: await readOwnMail(db, scope.uid),
        zone: (await readPreferences(db, scope.uid)).zone,
      }));
    },
  } satisfies Module;
}
