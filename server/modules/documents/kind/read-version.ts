import { AppError } from '#contract/errors.ts';
import type { VersionHead, VersionRow } from '../version.repo.ts';
import type { DocumentKind, OpenVersion, VersionEntry, VersionParts } from './document-kind.ts';

/** Versions that name no formula version are of this one. */
export const unnamedFormula = 'unnamed';

/** Reads stored versions of a kind as today's shape, each by the reader of its own formula version. */
export function createVersionReader<P extends VersionParts>({ readers }: Pick<DocumentKind<P, string>, 'readers'>) {
  /** @throws VERSION_UNREADABLE, and the log says why, for a formula that no reader knows and for what is not its shape. */
  function read<T>({ documentId, number, summary }: VersionHead, take: (reader: (typeof readers)[string]) => T): T {
    const formula = typeof summary.formulaVersion === 'string' ? summary.formulaVersion : unnamedFormula;
    const reader = readers[formula];
    const which = `version ${number} of ${documentId}, formula ${formula}`;
    if (!reader) throw new AppError('VERSION_UNREADABLE', { cause: new Error(`no reader for ${which}`) });
    try {
      return take(reader);
    } catch (error) {
      throw new AppError('VERSION_UNREADABLE', { cause: new Error(`cannot read ${which}`, { cause: error }) });
    }
  }

  function readEntry(head: VersionHead): VersionEntry<P['summary']> {
    const { number, name, createdAt, sha256 } = head;
    const summary = read(head, (reader) => reader.summary(head.summary));
    return { number, name, createdAt: createdAt.toISOString(), ...summary, sha256 };
  }

  function readWhole(row: VersionRow): OpenVersion<P> {
    return read(row, (reader) => ({
      entry: readEntry(row),
      snapshot: reader.snapshot(JSON.parse(row.snapshot)),
      report: reader.report(JSON.parse(row.report)),
    }));
  }

  return { readEntry, readWhole };
}
