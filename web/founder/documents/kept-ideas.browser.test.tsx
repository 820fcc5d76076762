import { expect, it } from 'vitest';
import { readIdea } from '#contract/validation/validation.ts';
import { show } from '#tests/components/show.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { ideaQuery, patchIdea } from './idea-queries.ts';
import { keepIdea, keptIdea } from './kept-ideas.ts';

const idea = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);

it('the copy of an idea takes in what was saved, also once its pages are left', async () => {
  const { queryClient } = await show(<p>Another page</p>);
  queryClient.setQueryData(ideaQuery(idea.id).queryKey, idea);
  keepIdea(idea, new Date('2026-11-27T09:00:00.000Z'));
  patchIdea(queryClient, idea.id, (before) => ({ ...before, revision: before.revision + 1 }));
  expect(keptIdea(idea.id)?.revision).toBe(idea.revision + 1);
});
