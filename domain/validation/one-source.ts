import { EVIDENCE_LEVELS, type EvidenceItem } from './evidence.ts';
import { byId } from './points.ts';
import type { Importance } from './score.ts';

/** A file, a link or an observation shows what people did for so many beliefs. This product's own convention. */
export const BELIEFS_OF_ONE_SOURCE = 3;

type Source = Pick<EvidenceItem, 'id' | 'link' | 'file' | 'observation'> & { confirmed?: number };

/** What an item comes from: all with one file, or one link, come from one source, unless its people confirmed it themselves. */
export function sourceOf({ id, link, file, observation, confirmed = 0 }: Source): string {
  const own = observation?.id ?? id;
  if (confirmed > 0) return own;
  if (file) return `file ${file.sha256 ?? file.id}`;
  return link ? `link ${plainLink(link)}` : own;
}

/** One address however it is written: without "https://", "www.", what stands behind # and a slash at its end. */
const plainLink = (link: string) =>
  link
    .trim()
    .replace(/^[a-z]+:\/\//iu, '')
    .replace(/^www\./iu, '')
    .replace(/#.*$/u, '')
    .replace(/\/+$/u, '')
    .replace(/^[^/?]+/u, (host) => host.toLowerCase());

/**
 * What speaks for the idea, as its source can show it (rule S14): for three beliefs at most, the most important first, in one
 * entry each. For every further one it is no more than told (L3), and the founder's word. `reduced` names those. What speaks
 * against the idea keeps all its weight. The order of items plays no part, and stays.
 */
export function withinSource<T extends EvidenceItem & { confirmed?: number }>(
  items: readonly T[],
  importanceOf: (assumptionId: string) => Importance | undefined,
): { items: T[]; reduced: ReadonlySet<string> } {
  const shown = new Map<string, Set<string>>();
  const reduced = new Set<string>();
  const strength = (item: T) => [importanceOf(item.assumptionId) ?? 0, EVIDENCE_LEVELS.indexOf(item.level)] as const;
  const ranked = items
    .filter(({ side }) => side === 'for')
    .sort((a, b) => {
      const [[importanceA, levelA], [importanceB, levelB]] = [strength(a), strength(b)];
      return importanceB - importanceA || levelB - levelA || byName(a, b) || byId(a, b);
    });
  for (const item of ranked) {
    const source = sourceOf(item);
    const beliefs = shown.get(source) ?? new Set();
    shown.set(source, beliefs);
    if (beliefs.has(item.assumptionId) || beliefs.size >= BELIEFS_OF_ONE_SOURCE) {
      if (asTold(item) !== item) reduced.add(item.id);
    } else beliefs.add(item.assumptionId);
  }
  return { items: items.map((item) => (reduced.has(item.id) ? asTold(item) : item)), reduced };
}

const byName = (a: EvidenceItem, b: EvidenceItem) =>
  a.assumptionId < b.assumptionId ? -1 : a.assumptionId > b.assumptionId ? 1 : 0;

/** The item itself where it is no more than that already. */
function asTold<T extends EvidenceItem & { confirmed?: number }>(item: T): T {
  const isAbove = EVIDENCE_LEVELS.indexOf(item.level) > EVIDENCE_LEVELS.indexOf('L3');
  const isBacked = item.proof === 'artefact';
  if (!isAbove && !isBacked) return item;
  return { ...item, ...(isAbove && { level: 'L3' as const }), ...(isBacked && { proof: 'asserted' as const }) };
}
