import { useId } from 'react';
import { Pattern } from '../chart/pattern.tsx';

/** One line: a share of the whole before and after, in percent; null where there was none. */
export type BeforeAfterLine = { id: string; label: string; before: number | null; after: number | null };
type BeforeAfterProps = {
  /** Names the drawing, such as "Who owns what". */
  label: string;
  lines: readonly BeforeAfterLine[];
};

/** Two bars a line, dotted for before and solid for after. The numbers stand in a table next to it. */
export function BeforeAfter({ label, lines }: BeforeAfterProps) {
  const id = useId();
  const said = lines.map((line) => `${line.label} ${percent(line.before)}, then ${percent(line.after)}`);
  return (
    <div role="img" aria-label={`${label}: ${said.join('; ')}`} className="flex flex-col gap-3">
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <defs>
          <Pattern id={`${id}-before`} name="dotted" className="text-stone" />
          <Pattern id={`${id}-after`} name="solid" className="text-moss" />
        </defs>
      </svg>
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone">
        <Key fill={`url(#${id}-before)`} text="Before" />
        <Key fill={`url(#${id}-after)`} text="After" />
      </p>
      <ul aria-hidden="true" className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-col gap-1">
            <span className="text-sm wrap-break-word">{line.label}</span>
            <svg aria-hidden="true" width="100%" height="22" className="block">
              <Bar y={0} value={line.before} fill={`url(#${id}-before)`} />
              <Bar y={12} value={line.after} fill={`url(#${id}-after)`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ y, value, fill }: { y: number; value: number | null; fill: string }) {
  return (
    <>
      <rect y={y + 4} width="100%" height="1" className="fill-line" />
      {value !== null && value > 0 && <rect y={y} width={`${Math.max(0.4, value)}%`} height="9" rx="2" fill={fill} />}
    </>
  );
}

function Key({ fill, text }: { fill: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" width="12" height="12" className="shrink-0 rounded-mark">
        <rect width="12" height="12" fill={fill} />
      </svg>
      {text}
    </span>
  );
}

function percent(value: number | null): string {
  return value === null ? 'nothing' : `${value.toFixed(2)}%`;
}
