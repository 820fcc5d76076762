import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { figure } from '#web/words/figures.ts';

export function PartTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-display text-xl font-semibold tracking-tight">{children}</h2>;
}

type PartProps = {
  title: string;
  shown: ReactNode[];
  rest: ReactNode[];
  /** What stands beside the title for the rest; else how many more there are. */
  told?: string;
  /** Where there is nothing. */
  children?: ReactNode;
};

/** A few lines, and the others one press away. */
export function Part({ title, shown, rest, told, children }: PartProps) {
  return (
    <section className="relative">
      <PartTitle>{title}</PartTitle>
      {(shown.length > 0 || children) && (
        <ul className="mt-2 flex flex-col gap-2">
          {shown}
          {children}
        </ul>
      )}
      {rest.length > 0 && (
        <Rest count={rest.length} told={told}>
          <ul className="mt-2 flex flex-col gap-2">{rest}</ul>
        </Rest>
      )}
    </section>
  );
}

/** What a part has no room for, one press away. */
export function Rest({ count, told, children }: { count: number; told?: string; children: ReactNode }) {
  return (
    <details className="group/more stays-folded">
      {/* Beside the title: the page has no room for a line of its own. */}
      <summary className="absolute -top-2 right-0 flex min-h-11 list-none items-center gap-1 rounded-mark text-sm text-moss print:group-open/more:hidden">
        <span>
          <span className={told ? 'sr-only' : 'max-sm:sr-only print:hidden'}>Show </span>
          {told ?? `${figure(count)} more`}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open/more:rotate-90 print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}

export const cut = (lines: ReactNode[], shown: number) => ({ shown: lines.slice(0, shown), rest: lines.slice(shown) });
