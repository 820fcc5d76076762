import type { ValidationReport } from '#domain/validation/report.ts';
import { AssumptionMark } from './assumption-mark.tsx';
import type { Marks } from './marks.ts';
import { whatWouldChange, YARDSTICK } from './verdict-words.ts';

/** What would have to be seen for the verdict to be another, in points and with a yardstick for them. */
export function WhatWouldChange({ report, marks }: { report: ValidationReport; marks: Marks }) {
  const conditions = whatWouldChange(report);
  if (conditions.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">What would change it</h3>
      <ul className="flex max-w-measure flex-col gap-4">
        {conditions.map(({ assumptionIds, statement, text }) => (
          <li key={`${assumptionIds} ${text}`} className="flex min-w-0 flex-col gap-1">
            {assumptionIds.length > 0 && (
              <p
                className={
                  statement ? 'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-3' : 'flex flex-wrap gap-2'
                }
              >
                {assumptionIds.map((id) => (
                  <AssumptionMark key={id} id={id} marks={marks} linked />
                ))}
                {statement && <span className="wrap-break-word">{statement}</span>}
              </p>
            )}
            <p className={assumptionIds.length > 0 ? 'text-stone' : undefined}>{text}</p>
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-sm text-stone">{YARDSTICK}</p>
    </div>
  );
}
