import { useQuery } from '@tanstack/react-query';
import type { ReadinessVersionEntry } from '#contract/readiness/versions.ts';
import { ROUNDS } from '#domain/readiness/dimensions.ts';
import { wholePercent } from '#domain/readiness/stand-words.ts';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { versionsQuery } from '#web/founder/documents/check-queries.ts';
import { CompareForm } from '#web/founder/documents/compare-form.tsx';
import { FoldedSection } from '#web/founder/documents/folded-section.tsx';
import { LoadedVersions, VersionsTable } from '#web/founder/documents/versions-table.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/words/figures.ts';
import { Sharing } from '../../sharing/sharing.tsx';
import { sectionTitles } from '../report/outline.ts';
import { blockersLine } from '../report/report-words.ts';

/** The check over time: every saved version, as a chart and as a list. */
export function VersionsPart({ checkId }: { checkId: string }) {
  const versions = useQuery(versionsQuery(checkId));
  return (
    <FoldedSection
      id="versions"
      title={sectionTitles.versions}
      inShort={versions.data && counted(versions.data.items.length, 'saved version')}
      lead="Each saved version stays as it was, with what it was worked out from."
    >
      <LoadedVersions query={versions}>{(items) => <History checkId={checkId} items={items} />}</LoadedVersions>
      {versions.data && (
        <Sharing
          documentId={checkId}
          versionNumber={versions.data.items[0]?.number ?? null}
          signable={false}
          level={3}
        />
      )}
    </FoldedSection>
  );
}

const columns = [
  { key: 'round', label: 'Round' },
  { key: 'result', label: 'Result' },
];

function History({ checkId, items }: { checkId: string; items: readonly ReadinessVersionEntry[] }) {
  if (items.length === 0) return <p className="text-stone">None yet. “Save version” at the top makes the first one.</p>;
  const earliest = [...items].reverse();
  const comparison = (from: number, to: number) => paths.founder.checkComparison(checkId, from, to);
  return (
    <>
      <LineChart
        title="Readiness over time"
        note="Per cent of what the round asked that was chosen then: the round may differ from version to version."
        pointLabel="Version"
        points={earliest.map(({ number }) => ({ id: String(number), label: `Version ${number}` }))}
        write={wholePercent}
        writeShort={(value) => `${value}%`}
        series={[
          { id: 'claimed', label: 'Claimed', look: 'dashed', values: earliest.map(({ readiness }) => readiness) },
          {
            id: 'documented',
            label: 'Documented',
            look: 'solid',
            values: earliest.map(({ documented }) => documented),
          },
          { id: 'verified', label: 'Verified', look: 'dotted', values: earliest.map(({ verified }) => verified) },
        ]}
      />
      <VersionsTable
        items={items}
        isNamed
        madeOn="Published on"
        columns={columns}
        cells={({ round, ready, blockers }) => ({
          round: ROUNDS[round].label,
          result: ready ? 'Ready: no blocker' : blockersLine(blockers.length),
        })}
        open={(number) => paths.founder.checkVersion(checkId, number)}
        comparison={comparison}
      />
      {items.length > 1 && <CompareForm numbers={items.map(({ number }) => number)} comparison={comparison} />}
    </>
  );
}
