import type { FileKey } from '../../ports/files/port.ts';

/**
 * Which rows of a table are a member's: those whose column holds the uid, where the other columns say what is given; or those
 * whose column names, by its id, a row of another table that is the member's.
 */
export type Owned = { column: string; where?: Record<string, string> } | { column: string; of: string };

/** Where the list in the index stands. */
export const groups = [
  'Your account',
  'Ideas and documents',
  'Sessions and quotes',
  'Money',
  'News and settings',
] as const;
export type Group = (typeof groups)[number];

/** Whether and how a table goes into the zip file of everything. `without`: columns that stay here, such as secrets. */
export type Exported = { in: Group; owned: Owned; without: readonly string[] } | { whyNot: string };

/** The rule of one table. `holds` is what a member reads. */
export interface TableRule {
  table: string;
  holds: string;
  exported: Exported;
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
  exported:
    | {
        in: Group;
        /** Whose rows name the files. */
        table: string;
        filesOf(row: Record<string, unknown>): NamedFile[];
      }
    | { whyNot: string };
}

/** A table that goes into the zip file, by the column that says whose a row is. */
export const taken = (
  group: Group,
  table: string,
  holds: string,
  owned: Owned,
  without: readonly string[] = [],
): TableRule => ({ table, holds, exported: { in: group, owned, without } });

/** A table that does not, and why. */
export const left = (table: string, holds: string, whyNot: string): TableRule => ({
  table,
  holds,
  exported: { whyNot },
});
