import type { DocumentProgress } from '#contract/documents.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { CairnProgress } from '#ui/cairn/cairn-progress.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { NextConsultation } from './next-consultation.tsx';
import { cairnStones, type IdeaProgress, nextAction } from './progress.ts';
import { RecentDocuments } from './recent-documents.tsx';
import { useProgress } from './use-progress.ts';

/** /m/founder/overview: how far the founder has come, and the one thing to do next. */
export default function FounderOverview() {
  const progress = useProgress();
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title="Your cairn" lead="Each step that you prove adds a stone, from raw idea to investor-ready." />
      {progress.status === 'loading' && <ProgressSkeleton />}
      {progress.status === 'failed' && (
        <LoadFailure title="Your progress could not be read" error={progress.error} onRetry={progress.retry} />
      )}
      {progress.status === 'ready' && <Progress idea={progress.idea} facts={progress.facts} />}
      <NextConsultation />
      <RecentDocuments />
    </div>
  );
}

function Progress({ idea, facts }: { idea: IdeaProgress | null; facts: DocumentProgress }) {
  const action = nextAction(idea, facts);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card aria-label="Progress">
        <CairnProgress stones={cairnStones(idea, facts)} />
      </Card>
      <Card
        eyebrow="Next"
        title={action.title}
        actions={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
        className="border-l-4 border-l-moss"
      >
        <p className="text-stone">{action.text}</p>
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
