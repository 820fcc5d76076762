import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { withPlainAmounts } from '#domain/money/money.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import type { EvidenceNote } from '#domain/validation/counted-evidence.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import type { AssumptionScore } from '#domain/validation/score.ts';
import { TextLink } from '#ui/link/link.tsx';
import { ProportionBar } from '#ui/proportion-bar/proportion-bar.tsx';
import { Day } from '#web/time/date-time.tsx';
import { IMPORTANCE_WORDS } from '#web/words/assumption-words.ts';
import { EvidenceNotes } from '../evidence-notes.tsx';
import { evidenceName } from '../evidence-words.ts';
import { anchorOf } from '../marks.ts';
import { AssumptionFigures } from './assumption-figures.tsx';
import { EvidenceSides } from './evidence-sides.tsx';

type AssumptionDetailsProps = {
  belief: Belief;
  /** As the score counts it. */
  evidence: readonly EvidenceItem[];
  /** Entries about this assumption that count nothing. */
  leftOut: readonly EvidenceItem[];
  notes: readonly EvidenceNote[];
  asOf: string;
  linkTo: (field: IntakeKey) => string;
  actions?: ReactNode;
};

/** One assumption: its line with the bar, and inside it all that its figures are made of. */
export function AssumptionDetails({ belief, evidence, leftOut, notes, ...props }: AssumptionDetailsProps) {
  const { asOf, linkTo, actions } = props;
  const { id, statement, score } = belief;
  return (
    <details id={anchorOf(id)} className="group/assumption">
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 rounded-card p-4 hover:bg-sunken sm:px-5">
        <span className="min-w-0 wrap-break-word">{withPlainAmounts(statement)}</span>
        <ChevronRight
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-stone transition-transform group-open/assumption:rotate-90 print:hidden"
        />
        <SummaryFigures score={score} />
      </summary>
      <div className="flex flex-col gap-6 border-t border-line p-4 sm:px-5 sm:pb-6">
        <Importance belief={belief} linkTo={linkTo} />
        {score && (
          <>
            <EvidenceSides belief={belief} evidence={evidence} asOf={asOf} />
            {leftOut.length > 0 && <LeftOut items={leftOut} notes={notes} />}
            <AssumptionFigures score={score} />
          </>
        )}
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
    </details>
  );
}

function LeftOut({ items, notes }: { items: readonly EvidenceItem[]; notes: readonly EvidenceNote[] }) {
  return (
    <div className="flex flex-col gap-4">
      <h4 className="font-semibold">Not counted</h4>
      <ul className="flex flex-col gap-5 border-l-2 border-line pl-4">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 flex-col gap-2">
            <p className="max-w-measure wrap-break-word">{evidenceName(item)}</p>
            <EvidenceNotes notes={notes.filter(({ evidenceId }) => evidenceId === item.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SummaryFigures({ score }: { score: AssumptionScore | null }) {
  if (!score) return null;
  const { importance, risk, b, d, u } = score;
  return (
    <span className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-stone tabular-nums">
      <span className="block w-40 max-w-full">
        <ProportionBar
          size="slim"
          label="Of this assumption"
          parts={[
            { label: 'for', value: b * 100, tone: 'support' },
            { label: 'against', value: d * 100, tone: 'against' },
            { label: 'unknown', value: u * 100, tone: 'unknown' },
          ]}
        />
      </span>
      <span>Importance {importance}</span>
      <span>Risk {risk.toFixed(2)}</span>
    </span>
  );
}

function Importance({ belief, linkTo }: Pick<AssumptionDetailsProps, 'belief' | 'linkTo'>) {
  const { importance, setBy, edits, fields } = belief;
  const lastSet = edits.at(-1)?.importance;
  return (
    <div className="flex max-w-measure flex-col gap-1">
      <p>
        <strong className="font-semibold">
          Importance {importance} of 5: {IMPORTANCE_WORDS[importance]}.
        </strong>{' '}
        {setBy.rule === 'own'
          ? `You added this assumption at ${setBy.importance}: “${setBy.reason}”`
          : `${withPlainAmounts(setBy.reason)} That gives it ${setBy.importance}.`}
      </p>
      {edits.map((edit) => (
        <p key={`${edit.date} ${edit.importance} ${edit.reason}`} className="wrap-break-word">
          You changed it to {edit.importance} on <Day value={edit.date} />: “{edit.reason}”
        </p>
      ))}
      {lastSet !== undefined && lastSet < importance && (
        <p>
          {importance > setBy.importance
            ? `It counts at ${importance} for as long as anything speaks against it, and every reader is told of your change.`
            : `It counts at ${importance}, as it was set at first, and every reader is told of your change.`}
        </p>
      )}
      {fields.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-stone print:hidden">
          From your answers:
          {fields.map((field) => (
            <TextLink key={field} href={linkTo(field)} className="inline-flex min-h-6 items-center">
              {labelOf(field)}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
