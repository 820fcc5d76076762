import type { ReportScore, ValidationReport } from '#domain/validation/report.ts';
import { VERDICTS, type VerdictId } from '#domain/validation/verdict.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Table } from '#ui/table/table.tsx';
import { ShareBar } from './share-bar.tsx';

/** What each verdict means for the founder, in plain words. None speaks of success. */
const meanings: Record<VerdictId, string> = {
  not_testable: 'Some answers are too vague to test, so there is no score yet.',
  contradicted:
    'What people did or said speaks against something your idea cannot do without. Change the idea, or find out why before you spend more.',
  untested:
    'You know too little yet to say anything. That is where every idea starts: test the riskiest beliefs before you build.',
  supported: 'What you have seen is enough to take the next, larger step. It does not say that the idea will succeed.',
  mixed: 'Some beliefs hold and others are open or doubtful. Test the weakest ones next.',
};

const colours: Record<VerdictId, BadgeColour> = {
  not_testable: 'muted',
  contradicted: 'brick',
  untested: 'amber',
  supported: 'moss',
  mixed: 'slate',
};

/** The verdict in plain words, the three figures, and how far they hang on a single belief. */
export function VerdictSection({ report, score }: { report: ValidationReport; score: ReportScore }) {
  const { verdict, notes } = report;
  return (
    <section
      id="verdict"
      aria-labelledby="verdict-title"
      className="flex scroll-mt-6 flex-col gap-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8"
    >
      <div className="flex flex-col gap-2">
        <p>
          <Badge colour={colours[verdict.id]}>Verdict</Badge>
        </p>
        <h2
          id="verdict-title"
          tabIndex={-1}
          className="font-display text-3xl font-semibold tracking-tight outline-none sm:text-4xl"
        >
          {verdict.label}
        </h2>
        <p className="max-w-measure text-lg">{meanings[verdict.id]}</p>
        <p className="max-w-measure text-stone">{verdict.reason}</p>
      </div>
      <ShareBar shares={score} />
      <Range score={score} report={report} />
      <div className="flex max-w-measure flex-col gap-1 text-sm text-stone">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Disclosure summary="How the verdict is chosen">
        <p>The first of these that holds:</p>
        <ol className="mt-1 list-decimal pl-5">
          {Object.values(VERDICTS).map(({ label, rule, when }) => (
            <li key={rule} className={rule === verdict.rule ? 'font-semibold text-ink' : undefined}>
              {label}: {when} ({rule})
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

function Range({ score, report }: { score: ReportScore; report: ValidationReport }) {
  const { range } = score;
  if (!range) return null;
  const statements = new Map(report.beliefs.map(({ id, statement }) => [id, statement]));
  return (
    <div className="flex flex-col gap-1">
      <p>
        With any one assumption left out, Support lies between{' '}
        <strong className="tabular-nums">{range.min.toFixed(1)}</strong> and{' '}
        <strong className="tabular-nums">{range.max.toFixed(1)}</strong>.{' '}
        <span className="text-stone">A wide range means that much rests on one belief.</span>
      </p>
      <Disclosure summary="Support without each assumption in turn">
        <Table
          look="compact"
          caption="Support with one assumption left out"
          columns={[
            { key: 'code', label: 'No.' },
            { key: 'statement', label: 'Left out' },
            { key: 'support', label: 'Support', align: 'end' },
          ]}
          rows={range.each.map(({ assumptionId, support }) => ({
            id: assumptionId,
            code: assumptionId,
            statement: statements.get(assumptionId) ?? '',
            support: support.toFixed(1),
          }))}
        />
      </Disclosure>
    </div>
  );
}
