import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { IdeaState } from '#contract/validation.ts';
import { compareSnapshots } from '#domain/validation/compare.ts';
import type { Intake } from '#domain/validation/intake.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { versionQuery } from '#web/founder/documents/idea-queries.ts';
import { liveSnapshot } from '../../live-report.ts';
import { Comparison } from '../comparison.tsx';

/** What moved the score since the newest kept version, up to now. */
export function ChangesSince({ idea, intake }: { idea: IdeaState; intake: Intake }) {
  const number = idea.versions.count;
  const query = useQuery(versionQuery(idea.id, number));
  if (query.isPending) {
    return (
      <SkeletonRegion label="The comparison is loading">
        <SkeletonLines count={4} />
      </SkeletonRegion>
    );
  }
  if (!query.data) return <p className="text-stone">{messageOf(query.error)}</p>;
  return <LiveComparison idea={idea} intake={intake} earlier={query.data.snapshot} number={number} />;
}

type LiveComparisonProps = { idea: IdeaState; intake: Intake; earlier: Snapshot; number: number };

function LiveComparison({ idea, intake, earlier, number }: LiveComparisonProps) {
  const now = useMemo(() => liveSnapshot(idea, intake), [idea, intake]);
  const comparison = useMemo(() => compareSnapshots(earlier, now), [earlier, now]);
  return (
    <Comparison
      comparison={comparison}
      assumptions={[...now.assumptions, ...earlier.assumptions]}
      from={`Version ${number}`}
      to="Now"
    />
  );
}
