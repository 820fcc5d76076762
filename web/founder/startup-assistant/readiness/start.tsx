import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import { createCheck } from '#contract/readiness/readiness.ts';
import type { RoundId } from '#domain/readiness/dimensions.ts';
import { CONVENTIONS_NOTE } from '#domain/readiness/published-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { checkQuery } from '#web/founder/documents/check-queries.ts';
import { recentChecksQuery } from '#web/founder/documents/documents-queries.ts';
import { RecentDocuments } from '#web/founder/documents/recent-documents.tsx';
import { StartupField, useStartupChoice } from '#web/founder/documents/startup-field.tsx';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import { paths } from '#web/paths.ts';
import { RoundField } from './round-field.tsx';

/** Check investment readiness: begin a check, or go on with one. */
export default function Start() {
  const checks = useQuery(recentChecksQuery);
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title="Check investment readiness"
        lead="Answer yes or no about ten areas of your startup. You see what stands between you and the round you want, and the shortest way to clear it."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card title="A new check">
          <PlanRoom of="readinessChecks">
            <NewCheckForm />
          </PlanRoom>
        </Card>
        <ExistingChecks query={checks} />
      </div>
    </div>
  );
}

function NewCheckForm() {
  const startup = useStartupChoice();
  const [round, setRound] = useState<RoundId>('friends_and_family');
  const create = useBegin({
    send: (body: { round: RoundId; ideaId: string | null }, options) => call(createCheck, { body }, options),
    keyOf: (checkId) => checkQuery(checkId).queryKey,
    pathOf: paths.founder.checkQuestions,
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ round, ideaId: startup.ideaId });
      }}
    >
      <StartupField
        value={startup.ideaId}
        onChange={startup.choose}
        hint="A check is for one startup: only what belongs to this idea counts."
      />
      <RoundField value={round} onChange={setRound} hint="You can switch the round at any time: your answers stay." />
      <CallFailure error={create.error} />
      <Button type="submit" className="w-fit" loading={create.isPending} disabled={!startup.isKnown}>
        Start this check <ArrowRight />
      </Button>
      <p className="text-sm text-stone">
        What you already hold for this idea, such as its evidence and its signed documents, answers questions by itself.
        Every answer is saved as you give it.
      </p>
      <p className="text-sm text-stone">{CONVENTIONS_NOTE}</p>
    </form>
  );
}

type ExistingChecksProps = { query: UseQueryResult<{ items: DocumentEntry[]; total: number }> };

/** The checks worked on last, or what will be here. */
function ExistingChecks({ query }: ExistingChecksProps) {
  if (query.isPending) {
    return (
      <SkeletonRegion label="Your checks are loading">
        <Skeleton className="h-32 w-full rounded-card" />
      </SkeletonRegion>
    );
  }
  if (!query.data)
    return (
      <LoadFailure title="Your checks could not be read" error={query.error} onRetry={() => void query.refetch()} />
    );
  const { items, total } = query.data;
  if (items.length === 0)
    return (
      <EmptyState title="Your checks will be here">
        Each keeps its answers, its history and every version that you save.
      </EmptyState>
    );
  return (
    <RecentDocuments
      title="Go on with a check"
      entries={items}
      hasMore={total > items.length}
      line={({ id, name }) => ({
        questions: paths.founder.checkQuestions(id),
        page: { label: 'Report', name: `Report of ${name}`, href: paths.founder.check(id) },
      })}
    />
  );
}
