import type { EvidenceItem } from './evidence.ts';
import { testItemId } from './test-evidence.ts';
import type { TestRecord } from './test-records.ts';

/** One file, by its content, that stands behind several observations or tests: the entries with it, and how many of each. */
export type SharedFile = { ids: string[]; observations: number; tests: number };

/**
 * Files that stand behind more than one thing that was seen: several observations, several tests, or both. The lines of one
 * observation share its file by right. This product's own convention.
 */
export function sharedFiles({
  evidence,
  testCards,
}: {
  evidence: readonly EvidenceItem[];
  testCards: readonly TestRecord[];
}): SharedFile[] {
  const shown = [
    ...evidence.map(({ id, file, observation }) => ({ id, file, of: observation?.id ?? id, isTest: false })),
    ...testCards.map(({ id, results }) => ({ id: testItemId(id), file: results.at(-1)?.file, of: id, isTest: true })),
  ];
  const byFile = Map.groupBy(
    shown.filter(({ file }) => file?.sha256),
    ({ file }) => file?.sha256,
  );
  return [...byFile.values()].flatMap((those) => {
    const count = (wanted: boolean) => new Set(those.flatMap(({ of, isTest }) => (isTest === wanted ? [of] : []))).size;
    const [observations, tests] = [count(false), count(true)];
    return observations + tests > 1 ? [{ ids: those.map(({ id }) => id), observations, tests }] : [];
  });
}
