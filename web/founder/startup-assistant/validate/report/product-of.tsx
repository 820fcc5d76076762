import { Fragment, type ReactNode } from 'react';

/** One factor of a multiplication: the number and what it stands for. */
export type Factor = { value: ReactNode; name: string };

type ProductOfProps = { factors: readonly Factor[]; result: ReactNode /** What the result is. */; name?: ReactNode };

/** A multiplication that reads as one: each number above what it stands for. Breaks onto further lines on a phone. */
export function ProductOf({ factors, result, name }: ProductOfProps) {
  return (
    <p className="flex flex-wrap items-start gap-x-2 gap-y-3">
      {factors.map((factor, index) => (
        <Fragment key={factor.name}>
          {index > 0 && <Sign>×</Sign>}
          <Part {...factor} />
        </Fragment>
      ))}
      <Sign>=</Sign>
      <Part value={<strong className="font-semibold">{result}</strong>} name={name} />
    </p>
  );
}

function Part({ value, name }: { value: ReactNode; name?: ReactNode }) {
  return (
    <span className="flex max-w-40 flex-col">
      <span className="tabular-nums">{value} </span>
      {name && <span className="text-sm text-stone">{name} </span>}
    </span>
  );
}

function Sign({ children }: { children: string }) {
  return <span className="text-stone">{children} </span>;
}
