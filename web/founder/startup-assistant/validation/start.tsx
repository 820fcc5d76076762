import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { personText } from '#contract/text.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { deviceStore } from '#web/components/device-store.ts';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { useSchemaForm } from '#web/components/schema-form.ts';
import { readKeptSentence } from '#web/drafts/kept-sentence.ts';
import { recentIdeasQuery } from '#web/founder/documents/documents-queries.ts';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { RecentDocuments } from '#web/founder/documents/recent-documents.tsx';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import { paths } from '#web/paths.ts';
import { fieldOf } from './intake/steps.ts';
import { KeptIdea } from './kept-idea.tsx';

/** Validate an idea: begin a new one, or go on with one. */
export default function Start() {
  const [search] = useSearchParams();
  const [kept] = useState(() => readKeptSentence(deviceStore(), search.get('keep')));
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title="Validate an idea"
        lead="Three short steps give a first look at your idea, five more a score. The report says what your evidence supports, what speaks against it, and what nobody knows yet."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card title="A new idea">
          <PlanRoom of="ideas">{kept ? <KeptIdea kept={kept} /> : <NewIdeaForm />}</PlanRoom>
        </Card>
        <ContinueIdeas />
      </div>
    </div>
  );
}

const title = fieldOf('title');
const newIdea = z.object({ title: personText({ max: title.maxLength, min: 1 }) });

function NewIdeaForm() {
  const form = useSchemaForm(newIdea, { title: '' });
  const create = useBegin({
    send: (intake: { title: string }, options) => call(createIdea, { body: { intake } }, options),
    keyOf: (ideaId) => ideaQuery(ideaId).queryKey,
    pathOf: paths.founder.ideaQuestions,
  });
  return (
    <form onSubmit={form.handleSubmit((intake) => create.mutate(intake))} noValidate className="flex flex-col gap-4">
      <TextField
        {...form.register('title')}
        label={title.question}
        hint="A working name is enough. You can change it later."
        maxLength={title.maxLength}
        autoComplete="off"
        error={form.formState.errors.title?.message}
      />
      <CallFailure error={create.error} />
      <Button type="submit" className="w-fit" loading={create.isPending}>
        Start this idea <ArrowRight />
      </Button>
      <p className="text-sm text-stone">
        Your answers are saved as you type. You can stop at any time and go on later, on any device.
      </p>
    </form>
  );
}

/** The ideas worked on last: a draft goes on with its questions, another opens at its next step. Nothing where there is none yet. */
function ContinueIdeas() {
  const { data, isPending } = useQuery(recentIdeasQuery);
  if (isPending) {
    return (
      <SkeletonRegion label="Your ideas are loading">
        <Skeleton className="h-32 w-full rounded-card" />
      </SkeletonRegion>
    );
  }
  if (!data || data.items.length === 0) return null;
  return (
    <RecentDocuments
      title="Go on with an idea"
      entries={data.items}
      hasMore={data.total > data.items.length}
      line={({ id, name, status }) => ({
        questions: status === 'draft' ? paths.founder.ideaQuestions(id) : undefined,
        page: { label: 'Next step', name: `Next step of ${name}`, href: paths.founder.idea(id) },
      })}
    />
  );
}
