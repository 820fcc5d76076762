import type { ReactNode } from 'react';
import { formatPlainMoney, withPlainAmounts } from '#domain/money/money.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { hasUnlawfulOffer } from '#domain/validation/permission-first.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { verdictReason } from '#domain/validation/verdict-reason.ts';
import { NO_VERDICT, toldVerdict, verdictMeaning } from '#domain/validation/verdict-told.ts';
import { Day } from '#web/time/date-time.tsx';
import { type Marks, withMarks } from '../marks.ts';
import { ShareBar } from '../score/share-bar.tsx';
import { passMarkWords } from './pass-mark.tsx';

/** How many objections fit on the one page. */
const OBJECTIONS = 5;

type PrintPageProps = { report: ValidationReport; snapshot: Snapshot; marks: Marks };

/** The report on one black-and-white page: on paper it comes first, on screen it is not there. */
export function PrintPage({ report, snapshot, marks }: PrintPageProps) {
  const { verdict, score } = report;
  return (
    <article className="hidden break-after-page flex-col gap-4 print:flex">
      <header>
        <p className="font-display text-3xl font-semibold tracking-tight">{report.title}</p>
        <p>{report.pitch}</p>
        <p>
          As of <Day value={report.asOf} />
        </p>
      </header>
      <div>
        {verdict.first && <p className="font-semibold">{verdict.first}</p>}
        <p className="text-xl font-semibold">{toldVerdict(report)}</p>
        <p>
          {hasUnlawfulOffer(report.beliefs)
            ? NO_VERDICT.line
            : `${verdictMeaning(report)} ${verdictReason(snapshot, report, 'your ')}`}
        </p>
      </div>
      {score ? <Figures report={report} marks={marks} /> : <Fields report={report} />}
      <footer className="border-t border-line pt-2">
        {report.notes.join(' ')} Versions of the rules and the formula: {report.ruleSetVersion}, {report.formulaVersion}
        .
      </footer>
    </article>
  );
}

function Figures({ report, marks }: { report: ValidationReport; marks: Marks }) {
  const { score, tests, beliefs, caseAgainst, market, unitEconomics } = report;
  if (!score) return null;
  const riskiest = tests.flatMap(({ rank, card }) => (rank === null ? [] : [card]));
  return (
    <>
      <ShareBar shares={score} />
      {score.range && (
        <p>
          With any one assumption left out, Support lies between {score.range.min.toFixed(1)}% and{' '}
          {score.range.max.toFixed(1)}%.
        </p>
      )}
      <Block title="What to test next">
        {riskiest.map((card) => (
          <li key={card.assumptionId}>
            {withPlainAmounts(card.weBelieve)} Test: {card.name}. Pass mark:{' '}
            {passMarkWords(card.passMark).toLowerCase()}. Risk {riskOf(beliefs, card.assumptionId)}.
          </li>
        ))}
      </Block>
      <Block title="The strongest case against">
        {caseAgainst.slice(0, OBJECTIONS).map(({ rule, text }) => (
          <li key={`${rule} ${text}`}>{withPlainAmounts(withMarks(text, marks))}</li>
        ))}
      </Block>
      <Block title="Figures">
        {market.lines.map(({ key, label, amount, product }) => (
          <li key={key}>
            {label}:{' '}
            {amount.value
              ? `${product && withPlainAmounts(product)} = ${formatPlainMoney(amount.value)} a year`
              : `no figure. ${amount.reason}`}
          </li>
        ))}
        <li>LTV to CAC: {unitEconomics.ltvToCac.value ?? `no figure. ${unitEconomics.ltvToCac.reason}`}</li>
      </Block>
    </>
  );
}

function Fields({ report }: { report: ValidationReport }) {
  return (
    <Block title={report.notTestable ?? ''}>
      {report.findings
        .filter(({ mandatory }) => mandatory)
        .map(({ field, code, message }) => (
          <li key={`${field} ${code}`}>{message}</li>
        ))}
    </Block>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">{children}</ul>
    </div>
  );
}

function riskOf(beliefs: readonly Belief[], id: string): string {
  return beliefs.find((belief) => belief.id === id)?.score?.risk.toFixed(2) ?? 'not known';
}
