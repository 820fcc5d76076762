import type { Agreement } from '#contract/agreements/agreements.ts';
import type { ContentChanges } from '#contract/agreements/content.ts';
import { AppError } from '#contract/errors.ts';
import { isGiven } from '#domain/agreements/answers.ts';
import { findContradictions } from '#domain/agreements/contradictions/find-contradictions.ts';
import { documentStatusOf } from '#domain/agreements/states.ts';
import { AGREEMENT_KINDS, type AgreementKind, JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './agreement.repo.ts';
import { type AgreementDeps, keepChange, lockAgreement, openAgreement, stateAfter } from './agreement-store.ts';
import { aboutTemplate, flagKey, type OpenAgreement, standingOf, suggestName, toAgreement } from './agreement-view.ts';
import { carryOver } from './carry-over.ts';
import { checkChanges, checkLength } from './check-content.ts';
import { mergeContent } from './content-merge.ts';
import { type Author, gatherFacts } from './suggest-answers.ts';

const elsewhere = 'This was changed elsewhere in the meantime. Compare both and choose.';

/** Agreements: from the catalogue through the interview to a document that can be made final. */
export function createAgreementService(deps: AgreementDeps) {
  const { store, library, rules, clock } = deps;

  async function read(db: Db, author: Author, id: string): Promise<Agreement> {
    const open = await openAgreement(deps, db, author.scope, id);
    // Nothing of one startup speaks for another.
    const all = await repo.listAgreements(db, author.scope);
    const others = all.filter(({ ideaId }) => ideaId === open.entry.ideaId);
    const told = await Promise.all(
      others
        .filter((other) => other.id !== id)
        .map(async (other) => ({ ...other, template: await library.find(db, other.templateHash) })),
    );
    const newest = await library.newest(open.row.kind, open.row.jurisdiction);
    return toAgreement(rules, open, {
      newer: newest && newest.hash !== open.row.templateHash ? newest.template.version : null,
      facts: gatherFacts(author, await business(db, author.scope, open), told),
      others,
    });
  }

  /** Looked up only for a document that asks for it. */
  async function business(db: Db, scope: OwnerScope, { row, template }: OpenAgreement): Promise<string | null> {
    const isAsked = template.variables.some(({ id, fact }) => fact === 'business' && !isGiven(row.answers[id]));
    return isAsked ? deps.findBusiness(db, scope) : null;
  }

  return {
    async catalogue() {
      const laws = Object.keys(JURISDICTIONS) as Jurisdiction[];
      const places = AGREEMENT_KINDS.flatMap((kind) => laws.map((jurisdiction) => ({ kind, jurisdiction })));
      const items = places.map(async ({ kind, jurisdiction }) => {
        const entry = library.packs[kind][jurisdiction];
        if ('missing' in entry) return { kind, jurisdiction, template: null, missing: entry.missing };
        const template = await entry.load();
        const about = { ...aboutTemplate(template), electronicSignature: template.signing.electronic };
        return { kind, jurisdiction, template: about, missing: null };
      });
      return { items: await Promise.all(items) };
    },

    async create(
      db: Db,
      author: Author,
      {
        kind,
        jurisdiction,
        ideaId = null,
      }: { kind: AgreementKind; jurisdiction: Jurisdiction; ideaId?: string | null },
    ) {
      const newest = await library.newest(kind, jurisdiction);
      if (!newest) throw new AppError('AGREEMENT_NOT_OFFERED');
      const { scope } = author;
      const { template, hash } = newest;
      const { id } = await store.create(db, scope, { type: kind, suggestedName: template.title, ideaId });
      await library.keep(db, newest);
      const of = { templateVersion: template.version, templateHash: hash };
      await repo.insertAgreement(db, { id, ownerUid: scope.uid, kind, jurisdiction, ...of });
      return read(db, author, id);
    },

    /** The working state as a transaction sees it. */
    readIn: read,

    /** One consistent view, however busy another tab is. */
    read: (db: Db, author: Author, id: string): Promise<Agreement> =>
      db.transaction((tx) => read(tx, author, id), { isolationLevel: 'repeatable read', accessMode: 'read only' }),

    async readTemplate(db: Db, scope: OwnerScope, id: string) {
      const { row, template } = await openAgreement(deps, db, scope, id);
      return { fixedTextHash: row.templateHash, template };
    },

    /** @throws AGREEMENT_FINAL, REQUEST_INVALID naming what the template does not take, RECORD_CHANGED naming conflicts. */
    async save(db: Db, scope: OwnerScope, id: string, save: ContentChanges & { revision: number; editor: string }) {
      const open = await lockAgreement(deps, db, scope, id);
      stateAfter(open, 'edit');
      const { entry, row, template } = open;
      const { revision: since, editor, ...changes } = save;
      checkChanges(template, changes);
      const stored = { revision: row.revision, content: repo.contentOf(row), edits: row.edits };
      const merge = mergeContent(stored, { revision: since, editor, changes });
      if ('conflicts' in merge)
        throw new AppError('RECORD_CHANGED', {
          fields: Object.fromEntries(merge.conflicts.map((key) => [key, elsewhere])),
        });
      const { merged, changed, changedElsewhere } = merge;
      const standing = standingOf(rules, template, merged.content, row.acknowledgedFlags);
      const reply = { revision: merged.revision, changedElsewhere, standing };
      if (changed.length === 0) return { ...reply, updatedAt: entry.updatedAt, name: entry.name };
      checkLength(merged.content);
      const change = { ...merged.content, edits: merged.edits };
      const kept = await keepChange(deps, db, open, change, suggestName(template, merged.content));
      return { ...reply, updatedAt: kept.entry.updatedAt, name: kept.entry.name };
    },

    async acknowledge(db: Db, scope: OwnerScope, id: string, flagId: string, acknowledged: boolean) {
      const open = await lockAgreement(deps, db, scope, id);
      stateAfter(open, 'acknowledge');
      const { row, template } = open;
      const content = repo.contentOf(row);
      const flag = standingOf(rules, template, content, row.acknowledgedFlags).flags.find((one) => one.id === flagId);
      if (!flag) throw new AppError('AGREEMENT_FLAG_UNKNOWN');
      const key = flagKey(flag);
      const { [key]: _before, ...others } = row.acknowledgedFlags;
      const at = flag.acknowledgedAt ?? clock().toISOString();
      const acknowledgedFlags = acknowledged ? { ...others, [key]: at } : others;
      const { revision } = await keepChange(deps, db, open, { acknowledgedFlags });
      return { revision, standing: standingOf(rules, template, content, acknowledgedFlags) };
    },

    /** Reopening what is not final changes nothing. */
    async reopen(db: Db, author: Author, id: string) {
      const open = await lockAgreement(deps, db, author.scope, id);
      if (open.row.state === 'final') {
        const state = stateAfter(open, 'reopen');
        await repo.updateAgreement(db, open.entry, { state });
        await store.setStatus(db, open.entry, documentStatusOf(state));
      }
      return read(db, author, id);
    },

    /** Where there is no newer template nothing changes. */
    async moveTemplate(db: Db, author: Author, id: string) {
      const open = await lockAgreement(deps, db, author.scope, id);
      stateAfter(open, 'moveTemplate');
      const newest = await library.newest(open.row.kind, open.row.jurisdiction);
      if (!newest) throw new AppError('AGREEMENT_NOT_OFFERED');
      if (newest.hash !== open.row.templateHash) {
        const { template, hash } = newest;
        await library.keep(db, newest);
        const content = carryOver(template, repo.contentOf(open.row));
        const of = { templateVersion: template.version, templateHash: hash };
        await keepChange(deps, db, open, { ...of, ...content }, suggestName(template, content));
      }
      return read(db, author, id);
    },

    /** A draft of its own with the same content and the same template; flags are to be read again. */
    async duplicate(db: Db, author: Author, id: string) {
      const { row } = await openAgreement(deps, db, author.scope, id);
      const { id: copyId } = await store.duplicate(db, author.scope, id);
      const { kind, jurisdiction, templateVersion, templateHash } = row;
      const copy = { id: copyId, ownerUid: author.scope.uid, kind, jurisdiction, templateVersion, templateHash };
      await repo.insertAgreement(db, { ...copy, ...repo.contentOf(row) });
      return read(db, author, copyId);
    },

    async contradictions(db: Db, scope: OwnerScope) {
      const byStartup = Map.groupBy(await repo.listAgreements(db, scope), ({ ideaId }) => ideaId);
      return { items: [...byStartup.values()].flatMap(findContradictions) };
    },
  };
}

export type AgreementService = ReturnType<typeof createAgreementService>;
