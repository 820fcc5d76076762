import type { Belief, GroupSum } from '#domain/validation/beliefs.ts';
import { INDEPENDENCE, LEVELS } from '#domain/validation/evidence.ts';
import type { ExplanationStep } from '#domain/validation/explain.ts';
import { Table } from '#ui/table/table.tsx';
import { Day } from '#web/components/date-time.tsx';
import { fieldOf } from '../../intake/steps.ts';

/** How an assumption's importance and figures came about: its rule, its edits, its groups of evidence, every step. */
export function BeliefExplanation({ belief, steps }: { belief: Belief; steps: ExplanationStep[] | null }) {
  const { setBy, edits, fields, score } = belief;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p>
          {setBy.rule === 'own' ? 'You added this' : `Rule ${setBy.rule}`}, with importance {setBy.importance}:{' '}
          {setBy.reason}
        </p>
        {edits.map((edit) => (
          <p key={`${edit.date} ${edit.importance} ${edit.reason}`}>
            Changed to {edit.importance} on <Day value={edit.date} />: “{edit.reason}”
          </p>
        ))}
        {fields.length > 0 && <p>Written from: {fields.map((key) => fieldOf(key).label).join(', ')}.</p>}
      </div>
      {score && (
        <GroupTable
          title="Evidence by group"
          groups={[...label('For', belief.for), ...label('Against', belief.against)]}
        />
      )}
      {score && steps && (
        <div>
          <p className="font-semibold text-ink">Step by step</p>
          <ol className="flex flex-col">
            {numbered(steps).map(({ number, step }) => (
              <li key={number} className="flex gap-2 tabular-nums">
                <span className="w-7 shrink-0">{step.rule}</span>
                <span className="min-w-0 wrap-break-word">{step.text}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** Two steps may read alike; they never change places. */
function numbered(steps: readonly ExplanationStep[]) {
  return steps.map((step, index) => ({ number: index + 1, step }));
}

type LabelledGroup = GroupSum & { side: string };

function label(side: string, groups: readonly GroupSum[]): LabelledGroup[] {
  return groups.map((group) => ({ ...group, side }));
}

/** Each level and independence adds up and stops at its cap: that is why many friends never outweigh a few strangers. */
function GroupTable({ title, groups }: { title: string; groups: readonly LabelledGroup[] }) {
  if (groups.length === 0) return <p>No evidence yet, for or against.</p>;
  return (
    <Table
      look="compact"
      caption={title}
      columns={[
        { key: 'group', label: 'Group' },
        { key: 'items', label: 'Entries', align: 'end' },
        { key: 'sum', label: 'Points', align: 'end' },
        { key: 'cap', label: 'Cap', align: 'end' },
        { key: 'counted', label: 'Counted', align: 'end' },
      ]}
      rows={groups.map((group) => ({
        id: `${group.side} ${group.level} ${group.independence}`,
        group: `${group.side}: ${group.level} ${LEVELS[group.level].label}, ${INDEPENDENCE[group.independence].label.toLowerCase()}`,
        items: group.items,
        sum: group.sum.toFixed(2),
        cap: group.cap.toFixed(2),
        counted: `${group.counted.toFixed(2)}${group.capped ? ' (capped)' : ''}`,
      }))}
    />
  );
}
