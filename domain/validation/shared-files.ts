import type { EvidenceItem } from './evidence.ts';
import { testItemId } from './test-evidence.ts';
import type { TestRecord } from './test-records.ts';

/**
 * The entries whose file stands behind an earlier observation already, by its day: one file shows what was seen once (rule S20).
 * This product's own convention.
 */
export function withUsedFile(evidence: readonly EvidenceItem[]): ReadonlySet<string> {
  const seen = evidence.flatMap(({ id, file, observation, date }) =>
    file?.sha256
      ? [{ id, of: observation?.id ?? id, sha256: file.sha256, at: `${date} ${observation?.id ?? id}` }]
      : [],
  );
  const firstOf = new Map<string, string>();
  for (const { sha256, at } of seen) {
    const first = firstOf.get(sha256);
    if (first === undefined || at < first) firstOf.set(sha256, at);
  }
  return new Set(seen.flatMap(({ id, sha256, at }) => (firstOf.get(sha256) === at ? [] : [id])));
}

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
