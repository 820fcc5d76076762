import type { ReactNode } from 'react';
import type { ValuationLine } from '#domain/readiness/valuation.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { valueWords } from './valuation-range.tsx';

/** One method: its inputs to fill in, and all that its number was worked out from. */
export function MethodPart({ line, children }: { line: ValuationLine; children: ReactNode }) {
  return (
    <Disclosure
      look="ruled"
      className="[&>div]:max-w-none"
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          {line.label}
          {!line.needsAnchor && (
            <span className="font-normal text-stone tabular-nums">
              {line.value.value ? valueWords(line) : 'To fill in'}
            </span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-6 text-ink">
        {children}
        <MethodWorking line={line} />
      </div>
    </Disclosure>
  );
}

/** The formula of a method, its source and every input as it was used. */
export function MethodWorking({ line }: { line: ValuationLine }) {
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-4 text-sm">
      <p>
        <strong className="font-semibold">Formula:</strong> {line.formula}. Source: {line.source}.
      </p>
      <ul className="flex flex-col gap-1">
        {line.inputs.map(({ label, value, source }) => (
          <li key={label}>
            {label}: <span className="tabular-nums">{value}</span>
            {source && <span className="text-stone"> ({source})</span>}
          </li>
        ))}
      </ul>
      <p>
        <strong className="font-semibold">Gives:</strong> {valueWords(line)}
      </p>
    </div>
  );
}
