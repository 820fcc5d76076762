import type { PrintedNamesQuery } from '#contract/documents/printed-names.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { wordDay } from '../../../print/wording.ts';
import type { PrintedNames } from './document-kind.ts';

/** The names that a founder asks for on a file of their own. */
export function chosenNames({ founder, company }: PrintedNamesQuery, caller: { name: string }): PrintedNames {
  return { founder: founder === 'yes' ? caller.name : '', company, address: '' };
}

/** "Ngozi Eze · Ice Ltd · as of 15th Mar, 2026", shortened: whatever was typed, it stays a line. */
export function byline(names: PrintedNames | undefined, asOf: string): string {
  const by = [names?.founder, names?.company].filter((name) => name).map((name) => shortLine(name ?? '', 60));
  return [...by, `as of ${wordDay(asOf)}`].join(' · ');
}
