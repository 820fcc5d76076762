import { createHash } from 'node:crypto';
import { agreementTemplate } from '#contract/agreements/template.ts';
import { fixedText } from '#domain/agreements/assemble.ts';
import type { Packs } from '#domain/agreements/packs.ts';
import type { AgreementKind, Jurisdiction, Template } from '#domain/agreements/template.ts';
import type { Db } from '../../db/client.ts';
import { findFixedText, keepTemplate } from './template.repo.ts';

/** A template with the SHA-256 of its fixed text, in hex. */
export interface HashedTemplate {
  template: Template;
  hash: string;
}

/**
 * Templates: the newest of each kind and law, and every one that an agreement was begun with. Those are kept in the database
 * by their hash, so that an agreement goes on with its own whatever the library becomes.
 */
export function createTemplateLibrary({ packs, clock }: { packs: Packs; clock: () => Date }) {
  const hashes = new WeakMap<Template, string>();
  const kept = new Map<string, Template>();

  return {
    packs,

    /** Undefined where the library has none. */
    async newest(kind: AgreementKind, jurisdiction: Jurisdiction): Promise<HashedTemplate | undefined> {
      const entry = packs[kind][jurisdiction];
      if ('missing' in entry) return undefined;
      const template = await entry.load();
      const hash = hashes.get(template) ?? createHash('sha256').update(fixedText(template)).digest('hex');
      hashes.set(template, hash);
      return { template, hash };
    },

    async keep(db: Db, { template, hash }: HashedTemplate): Promise<void> {
      const { kind, jurisdiction, version } = template;
      const about = { kind, jurisdiction, version, createdAt: clock() };
      await keepTemplate(db, { fixedTextHash: hash, fixedText: fixedText(template), ...about });
    },

    /** One that was kept. */
    async find(db: Db, hash: string): Promise<Template> {
      const known = kept.get(hash);
      if (known) return known;
      const text = await findFixedText(db, hash);
      if (!text) throw new Error(`no template ${hash} was kept`);
      const template = agreementTemplate.parse(JSON.parse(text));
      kept.set(hash, template);
      return template;
    },
  };
}

export type TemplateLibrary = ReturnType<typeof createTemplateLibrary>;
