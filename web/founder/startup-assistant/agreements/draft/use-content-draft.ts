import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type Agreement, saveAgreementContent } from '#contract/agreements/agreements.ts';
import type { Template } from '#domain/agreements/template.ts';
import { call } from '#web/api/client.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { SaveOutcome } from '#web/drafts/draft.ts';
import { saveOrRead, useDraft } from '#web/drafts/use-draft.ts';
import { agreementQuery, patchAgreement, refreshAgreement } from '../agreement-queries.ts';
import { type ContentParts, fromChanges, partProblem, toChanges, toContent, toParts } from './content-parts.ts';

/** The content of a document while it is written, shared by all of its pages. One for each document on the screen. */
export function useContentDraft({ id, content, revision }: Agreement, template: Template) {
  const client = useQueryClient();
  const [save] = useState(() => saverFor(client, id, template));
  const refresh = useCallback(() => refreshAgreement(client, id), [client, id]);
  const values = useMemo(() => toParts(template, content), [template, content]);
  return useDraft<ContentParts>({
    name: id,
    server: { values, revision },
    save,
    problemOf: (key, part) => partProblem(template, key, part),
    refresh,
  });
}

/** Saves under one random id a tab, so that a save whose answer was lost does not stand against the next. */
function saverFor(client: QueryClient, agreementId: string, template: Template) {
  const editor = newIdempotencyKey();
  async function save(parts: Partial<ContentParts>, revision: number): Promise<SaveOutcome<ContentParts>> {
    const body = { revision, editor, ...toChanges(parts) };
    const saved = await call(saveAgreementContent, { params: { agreementId }, body });
    const elsewhere = fromChanges(saved.changedElsewhere);
    patchAgreement(client, agreementId, (agreement) => ({
      ...agreement,
      name: saved.name,
      revision: saved.revision,
      updatedAt: saved.updatedAt,
      standing: saved.standing,
      content: toContent({ ...toParts(template, agreement.content), ...elsewhere, ...parts }),
      versions: { ...agreement.versions, hasChanges: true },
      can: { ...agreement.can, finalise: saved.standing.ready },
    }));
    return { kind: 'saved', revision: saved.revision, elsewhere };
  }
  async function readNewest() {
    const { content, revision } = await client.fetchQuery(agreementQuery(agreementId));
    return { values: toParts(template, content), revision };
  }
  return (parts: Partial<ContentParts>, revision: number) => saveOrRead(() => save(parts, revision), readNewest);
}
