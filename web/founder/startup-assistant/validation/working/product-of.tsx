import type { ReactNode } from 'react';

/** One factor of a multiplication: the number and what it stands for. */
export type Factor = { value: ReactNode; name: string };

type ProductOfProps = { factors: readonly Factor[]; result: ReactNode /** What the result is. */; name?: ReactNode };

/** A multiplication that reads as one: each number above what it stands for. Breaks onto further lines on a phone. */
export function ProductOf({ factors, result, name }: ProductOfProps) {
  return (
    <p className="flex flex-wrap items-start gap-x-2 gap-y-3">
      {factors.map((factor, index) => (
        <Part key={factor.name} sign={index > 0 ? '×' : undefined} {...factor} />
      ))}
      <Part sign="=" value={<strong className="font-semibold">{result}</strong>} name={name} />
    </p>
  );
}

/** The sign stays with the number after it, so that no line ends in one. */
function Part({ sign, value, name }: { sign?: string; value: ReactNode; name?: ReactNode }) {
  return (
    <span className="flex gap-x-2">
      {sign && <span className="text-stone">{sign} </span>}
      <span className="flex max-w-40 flex-col">
        <span className="tabular-nums">{value} </span>
        {name && <span className="text-sm text-stone">{name} </span>}
      </span>
    </span>
  );
}
