import type { Template } from '#domain/agreements/template.ts';
import { REVIEW } from './clause.ts';
import type { Law } from './laws.ts';

/** What is the same of every template of this library under one law. */
export function templateBasics({ id, signatureSources: [source] }: Law) {
  return {
    jurisdiction: id,
    version: '2026.1',
    ...REVIEW,
    lawyer: null,
    signing: { electronic: true, source },
  } satisfies Partial<Template>;
}
