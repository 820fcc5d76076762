import type { SQL } from 'drizzle-orm';
import type { FileKey } from '../../ports/files/port.ts';

/**
 * Which rows of a table are a member's: those whose column holds the uid, where each of the other columns says one of what is
 * given; or those whose column names, by its id, a row of another table that is the member's.
 */
export type Owned = { column: string; where?: Record<string, readonly string[]> } | { column: string; of: string };

/** Where the list in the index stands. */
export const groups = [
  'Your account',
  'Ideas and documents',
  'Courses',
  'Sessions and quotes',
  'Money',
  'News and settings',
] as const;
export type Group = (typeof groups)[number];

/** Whether and how a table goes into the zip file of everything. `without`: columns that stay here, such as secrets. */
export type Exported = { in: Group; owned: Owned; without: readonly string[] } | { whyNot: string };

/** Why something stays when an account is erased; `keptFor` has the words. */
export type KeptFor = 'books' | 'signed' | 'log';

/** Whose place the pseudonym takes, and what is known of them until then. */
export interface Erasing {
  uid: string;
  pseudonym: string;
  /** What people read in place of a name. */
  name: string;
}

/** Rows that stay, and what takes the place of what names the member. */
export interface Kept {
  for: KeptFor;
  /** What stays, where it is not all that the table holds of a member. */
  what?: string;
  /** Which of the member's rows; all of them unless given. */
  rows?: SQL;
  set(erasing: Erasing): Record<string, SQL | string | number | null>;
}

/**
 * What becomes of a member's rows when the account is erased: they are deleted, but for those that are kept. `owned`: whose
 * they are, where an export does not say it. `untouched`: nothing in there is a member's, or it is seen to elsewhere.
 */
export type Erased = { owned?: Owned; kept?: Kept } | { untouched: string };

/** The rule of one table. `holds` is what a member reads. */
export interface TableRule {
  table: string;
  holds: string;
  exported: Exported;
  erased: Erased;
}

/** A file that a row names. */
export interface NamedFile {
  key: FileKey;
  name: string;
}

/** The rule of one folder of files. */
export interface FolderRule {
  /** As in a key of the files port. */
  folder: string;
  holds: string;
  /** Whose rows name the files. A file is erased with its row, and stays with it. */
  table: string;
  filesOf(row: Record<string, unknown>): NamedFile[];
  exported: { in: Group } | { whyNot: string };
  erased: { kept?: { for: KeptFor; what: string } };
}

/** All of a member's rows are deleted. */
export const deleted: Erased = {};

/** A table that goes into the zip file, by the column that says whose a row is. */
export const taken = (
  group: Group,
  table: string,
  holds: string,
  owned: Owned,
  erased: Erased,
  without: readonly string[] = [],
): TableRule => ({ table, holds, exported: { in: group, owned, without }, erased });

/** A table that does not, and why. */
export const left = (table: string, holds: string, whyNot: string, erased: Erased): TableRule => ({
  table,
  holds,
  exported: { whyNot },
  erased,
});
