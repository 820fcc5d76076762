import { useMemo } from 'react';
import type { Belief } from '#domain/validation/beliefs.ts';
import { type EvidenceItem, type EvidenceSide, INDEPENDENCE, kindLabel, LEVELS } from '#domain/validation/evidence.ts';
import type { GroupPoints, ItemPoints, SidePoints } from '#domain/validation/points.ts';
import { explainAssumption } from '#domain/validation/score.ts';
import { Day } from '#web/time/date-time.tsx';
import { counted, figure } from '#web/words/figures.ts';
import { ageWords, evidenceName, factorNames } from '../evidence-words.ts';
import { SafeLink } from '../safe-link.tsx';
import { ProductOf } from './product-of.tsx';

type EvidenceSidesProps = { belief: Belief; evidence: readonly EvidenceItem[]; asOf: string };

/** A group shows this many entries one by one; what the others add up to is one line. */
const ENTRIES_SHOWN = 30;

/** What was seen for and against one assumption: each entry as a multiplication, each group with its cap. */
export function EvidenceSides({ belief, evidence, asOf }: EvidenceSidesProps) {
  const own = useMemo(() => evidence.filter(({ assumptionId }) => assumptionId === belief.id), [evidence, belief.id]);
  const explained = useMemo(() => explainAssumption(belief, own, asOf), [belief, own, asOf]);
  const entries = new Map(own.map((item) => [item.id, item]));
  return (
    <>
      <Side title="For it" side={explained.for} entries={entries} />
      <Side title="Against it" side={explained.against} entries={entries} />
    </>
  );
}

type Entries = ReadonlyMap<string, EvidenceItem>;

function Side({ title, side, entries }: { title: string; side: SidePoints; entries: Entries }) {
  const { groups, points } = side;
  if (groups.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <h4 className="font-semibold">
        {title}: {figure(points)} {points === 1 ? 'point' : 'points'}
      </h4>
      {groups.map((group) => (
        <Group key={`${group.level} ${group.independence}`} group={group} side={side.side} entries={entries} />
      ))}
      {groups.length > 1 && (
        <p className="tabular-nums">
          {groups.map(({ counted: points }) => figure(points)).join(' + ')} ={' '}
          <strong className="font-semibold">{figure(points)}</strong>
        </p>
      )}
    </div>
  );
}

function Group({ group, side, entries }: { group: GroupPoints; side: EvidenceSide; entries: Entries }) {
  const { level, independence, items } = group;
  const rest = items.slice(ENTRIES_SHOWN);
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line pl-4">
      <p className="text-sm text-stone">
        {kindLabel({ level, side })} · {INDEPENDENCE[independence].label}
      </p>
      <ul className="flex flex-col gap-5">
        {items.slice(0, ENTRIES_SHOWN).map((points) => (
          <Entry key={points.id} points={points} item={entries.get(points.id)} />
        ))}
        {rest.length > 0 && (
          <li>
            {counted(rest.length, 'more entry', 'more entries')}, each in the JSON:{' '}
            {figure(rest.reduce((sum, { product }) => sum + product, 0))}
          </li>
        )}
      </ul>
      <GroupTotal group={group} />
    </div>
  );
}

function Entry({ points, item }: { points: ItemPoints; item: EvidenceItem | undefined }) {
  if (!item) return null;
  const names = factorNames(item);
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <p className="max-w-measure wrap-break-word">
        {evidenceName(item)}{' '}
        <span className="text-sm whitespace-nowrap text-stone">
          <Day value={item.date} />
        </span>
        {item.file && <span className="text-sm text-stone"> · File: {item.file.name}</span>}{' '}
        {item.link && <SafeLink href={item.link} />}
      </p>
      <ProductOf
        factors={[
          { value: figure(points.count), name: 'count' },
          { value: figure(points.points), name: kindLabel(item).toLowerCase() },
          { value: figure(points.independence), name: names.independence },
          { value: figure(points.proof), name: names.proof },
          { value: figure(points.segment), name: names.segment },
          { value: figure(points.freshness), name: ageWords(points.months) },
        ]}
        result={figure(points.product)}
      />
    </li>
  );
}

function GroupTotal({ group: { sum, cap, counted: points, capped, level, independence } }: { group: GroupPoints }) {
  const limit = `${LEVELS[level].cap} × ${INDEPENDENCE[independence].multiplier} = ${figure(cap)}`;
  return (
    <p className="max-w-measure tabular-nums">
      Together {figure(sum)}.{' '}
      {capped ? (
        <strong className="font-semibold">
          The cap is {limit}, so {figure(points)} counts.
        </strong>
      ) : (
        <span className="text-stone">Within the cap of {limit}.</span>
      )}
    </p>
  );
}
