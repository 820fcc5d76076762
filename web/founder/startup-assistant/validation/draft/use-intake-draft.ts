import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type IdeaState, saveIntake } from '#contract/validation/validation.ts';
import { withHeldImportance } from '#domain/validation/held-importance.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { call } from '#web/api/client.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { SaveOutcome } from '#web/drafts/draft.ts';
import { saveOrRead, useDraft } from '#web/drafts/use-draft.ts';
import { ideaQuery, patchIdea, refreshIdea } from '#web/founder/documents/idea-queries.ts';
import { intakeProblem } from './intake-problem.ts';

/** The answers of an idea while they are typed, shared by its questions and its report. One for each idea on the screen. */
export function useIntakeDraft({ id, intake, revision }: IdeaState) {
  const client = useQueryClient();
  const [save] = useState(() => saverFor(client, id));
  const refresh = useCallback(() => refreshIdea(client, id), [client, id]);
  return useDraft<Intake>({
    name: id,
    server: { values: intake, revision },
    save,
    problemOf: intakeProblem,
    refresh,
  });
}

/** Saves under one random id a tab, so that a save whose answer was lost does not stand against the next. */
function saverFor(client: QueryClient, ideaId: string) {
  const editor = newIdempotencyKey();
  async function save(changes: Partial<Intake>, revision: number): Promise<SaveOutcome<Intake>> {
    const saved = await call(saveIntake, { params: { ideaId }, body: { revision, editor, changes } });
    patchIdea(client, ideaId, (idea) => {
      const intake = { ...idea.intake, ...saved.changedElsewhere, ...changes };
      return {
        ...idea,
        name: saved.name,
        revision: saved.revision,
        updatedAt: saved.updatedAt,
        intake,
        heldImportance: withHeldImportance(idea.intake, intake, idea),
        versions: { ...idea.versions, hasChanges: true },
      };
    });
    return { kind: 'saved', revision: saved.revision, elsewhere: saved.changedElsewhere };
  }
  async function readNewest() {
    const { intake, revision } = await client.fetchQuery(ideaQuery(ideaId));
    return { values: intake, revision };
  }
  return (changes: Partial<Intake>, revision: number) => saveOrRead(() => save(changes, revision), readNewest);
}
