/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  name: string;
  value: string;
  /** What it must keep to, where there is a budget. */
  budget?: string;
  /** Whether it does; undefined without a budget. */
  kept?: boolean;
}

/** The running servers that a part of the bench may measure. */
export interface World {
  /** Where the product answers, and where the bare Fastify that it is compared with. */
  product: string;
  bare: string;
  /** The PostgreSQL database of both. */
  databaseUrl: string;
}

/** A part of the bench: measures, and returns the lines that it adds to the table. */
export type Part = (world: World) => Promise<Measurement[]>;

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that the given share of all values does not exceed; the share from 0 to 1. */
export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** Milliseconds that each of `runs` calls took, after as many to warm up. */
export async function timeRuns(runs: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs * 2; run++) {
    const start = performance.now();
    await work();
    if (run >= runs) times.push(performance.now() - start);
  }
  return times;
}
