import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Names of the migrations that this version brings. */
export const listKnownMigrations = (): string[] => readdirSync(migrationsFolder).sort();

/** Hands over the folder of every migration, or one that shows only those with the given names. */
export async function withMigrations(
  only: readonly string[] | undefined,
  work: (migrationsFolder: string) => Promise<unknown>,
): Promise<void> {
  if (!only) return void (await work(migrationsFolder));
  const selection = mkdtempSync(join(tmpdir(), 'cairn-migrations-'));
  try {
    for (const name of only) symlinkSync(join(migrationsFolder, name), join(selection, name));
    await work(selection);
  } finally {
    rmSync(selection, { recursive: true });
  }
}
