import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DocumentProgress } from '#contract/documents/documents.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { CairnProgress } from '#ui/cairn/cairn-progress.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { paths } from '#web/paths.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { bookingsQuery } from './consultation/bookings/booking-queries.ts';
import { NextBooking } from './consultation/start/next-booking.tsx';
import { KeptIdeasCard } from './kept-ideas-card.tsx';
import { OnceVerified } from './once-verified.tsx';
import { documentProgressQuery, latestIdeaQuery, newestVersionQuery } from './overview-queries.ts';
import { CourseInProgress } from './programs/course-in-progress.tsx';
import { cairnStones, type IdeaProgress, nextAction } from './progress.ts';
import { RecentDocuments } from './recent-documents.tsx';

/** /m/founder/overview: how far the founder has come, and the one thing to do next. */
export default function FounderOverview() {
  return (
    <OnceVerified>
      <Cairn />
    </OnceVerified>
  );
}

function Cairn() {
  const progress = useProgress();
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title="Your cairn" lead="Each step that you prove adds a stone, from raw idea to investor-ready." />
      {progress.status === 'loading' && <ProgressSkeleton />}
      {progress.status === 'failed' && (
        <>
          <LoadFailure title="Your progress could not be read" error={progress.error} onRetry={progress.retry} />
          <KeptIdeasCard />
        </>
      )}
      {progress.status === 'ready' && <Progress idea={progress.idea} facts={progress.facts} />}
      <Upcoming />
      <CourseInProgress />
    </div>
  );
}

function Progress({ idea, facts }: { idea: IdeaProgress | null; facts: DocumentProgress }) {
  const action = nextAction(idea, facts);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card
        eyebrow="Next"
        title={action.title}
        actions={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
        className="border-l-4 border-l-moss lg:order-last"
      >
        <p className="text-stone">{action.text}</p>
      </Card>
      <Card aria-label="Progress">
        <CairnProgress stones={cairnStones(idea, facts)} />
      </Card>
    </div>
  );
}

function ProgressSkeleton() {
  return (
    <SkeletonRegion label="Loading your progress...">
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card className="flex-row gap-10">
          <Skeleton className="h-48 w-36" />
          <SkeletonLines count={5} />
        </Card>
        <Card>
          <SkeletonLines count={4} />
        </Card>
      </div>
    </SkeletonRegion>
  );
}

/** A consultation that is booked comes before the documents; the way to one, after them. */
function Upcoming() {
  const { data } = useQuery(bookingsQuery('upcoming', 1));
  const next = data?.items.find(({ stage }) => !hasHold(stage));
  return (
    <>
      {next && (
        <NextConsultation>
          <NextBooking booking={next} />
        </NextConsultation>
      )}
      <RecentDocuments />
      {data && !next && (
        <NextConsultation>
          <EmptyState
            level={3}
            title="Your next consultation will be here"
            action={
              <ButtonLink variant="secondary" href={paths.founder.consultation}>
                Book a consultation
              </ButtonLink>
            }
          >
            Choose an adviser and a time to talk your startup through.
          </EmptyState>
        </NextConsultation>
      )}
    </>
  );
}

function NextConsultation({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="next-consultation" className="flex flex-col gap-3">
      <h2 id="next-consultation" className="font-display text-2xl font-semibold tracking-tight">
        Next consultation
      </h2>
      {children}
    </section>
  );
}

/** An idea has no name before its first answer. */
const unnamed = 'Untitled idea';

type ProgressState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; idea: IdeaProgress | null; facts: DocumentProgress };

/** How far the idea is that the founder worked on last, and what the other documents prove. */
function useProgress(): ProgressState {
  const latest = useQuery(latestIdeaQuery);
  const newest = useQuery(newestVersionQuery(latest.data));
  const progress = useQuery(documentProgressQuery);
  const failed = [latest, newest, progress].find(({ isError, data }) => isError && data === undefined);
  if (failed) return { status: 'failed', error: failed.error, retry: () => void failed.refetch() };
  const facts = progress.data;
  if (!facts) return { status: 'loading' };
  if (latest.data === null) return { status: 'ready', idea: null, facts };
  if (!latest.data || (latest.data.versionCount > 0 && !newest.data)) return { status: 'loading' };
  const { id, name } = latest.data;
  return {
    status: 'ready',
    facts,
    idea: {
      ...{ id, name: name || unnamed },
      ...{ verdict: newest.data?.verdict ?? null, shares: newest.data?.shares ?? null },
      isUnlawful: newest.data?.isUnlawful ?? false,
    },
  };
}
