import { readShell } from '#contract/shell/shell.ts';
import type { ReadPreferences } from '../../between-modules.ts';
import type { Bind } from '../../http/bind.ts';
import type { ReadEnding, ReadOwnMail } from '../../members.ts';

export interface ShellDeps {
  readEnding: ReadEnding;
  readOwnMail: ReadOwnMail;
  readPreferences: ReadPreferences;
}

export function bindShell(bind: Bind, { readEnding, readOwnMail, readPreferences }: ShellDeps): void {
  bind(readShell, async ({ db, scope }) => ({
    ending: await readEnding(db, scope),
    mail: await readOwnMail(db, scope.uid),
    zone: (await readPreferences(db, scope.uid)).zone,
  }));
}
