/** Prices a respondent named: too cheap, cheap, expensive, too expensive. */
export type PriceAnswers = readonly [tooCheap: number, cheap: number, expensive: number, tooExpensive: number];

/**
 * The crossings of the Price Sensitivity Meter, each as a rising and a falling curve. The literature has two pairs of
 * range definitions: "original" and "narrow". Never mix them; name the pair on screen.
 */
const CROSSINGS = {
  pmc_original: ['notCheap', 'tooCheap'],
  pme_original: ['tooExpensive', 'notExpensive'],
  pmc_narrow: ['expensive', 'tooCheap'],
  pme_narrow: ['tooExpensive', 'cheap'],
  ipp: ['expensive', 'cheap'],
  opp: ['tooExpensive', 'tooCheap'],
} as const;

export type PricePoint = keyof typeof CROSSINGS;
export type VanWestendorpResult = {
  valid: number;
  /** Respondents left out because their four prices do not rise. */
  dropped: number;
  /** First named price at which the rising curve is at or above the falling one. */
  step: Record<PricePoint, number | null>;
  /** Where straight lines between the named prices first cross. */
  linear: Record<PricePoint, number | null>;
  /** Intervals over which two curves coincide: the point is then anywhere within. */
  plateaus: Partial<Record<PricePoint, [from: number, to: number]>>;
  /** Fewer than 30 valid respondents. */
  indicative_only: boolean;
  reasons: { step?: string; linear?: string };
};

const ENOUGH_RESPONDENTS = 30;
const POINTS = Object.keys(CROSSINGS) as PricePoint[];

/**
 * van Westendorp Price Sensitivity Meter. Prices are numbers of zero or more in one currency and unit; respondents whose
 * four prices do not strictly rise are left out and counted. Without a valid respondent every point is null.
 * Source: definitions of the CRAN package pricesensitivitymeter; the cheap curves count prices strictly above.
 */
export function vanWestendorp({ respondents }: { respondents: readonly PriceAnswers[] }): VanWestendorpResult {
  const valid = respondents.filter(isRising);
  const grid = [...new Set(valid.flat())].sort((a, b) => a - b);
  const curves = curvesOn(grid, valid);
  const found = POINTS.map((point) => {
    const [rising, falling] = CROSSINGS[point];
    const gaps = curves[rising].map((count, index) => count - (curves[falling][index] ?? 0));
    return [point, findCrossing(grid, gaps)] as const;
  });
  const none = 'No respondent gave four rising prices.';
  return {
    valid: valid.length,
    dropped: respondents.length - valid.length,
    step: collect((crossing) => crossing.step),
    linear: collect((crossing) => crossing.linear),
    plateaus: Object.fromEntries(found.flatMap(([point, { plateau }]) => (plateau ? [[point, plateau]] : []))),
    indicative_only: valid.length < ENOUGH_RESPONDENTS,
    reasons: valid.length === 0 ? { step: none, linear: none } : {},
  };

  function collect(pick: (crossing: Crossing) => number | null) {
    return Object.fromEntries(found.map(([point, crossing]) => [point, pick(crossing)])) as Record<
      PricePoint,
      number | null
    >;
  }
}

function isRising([tooCheap, cheap, expensive, tooExpensive]: PriceAnswers): boolean {
  return (
    tooCheap >= 0 && tooCheap < cheap && cheap < expensive && expensive < tooExpensive && Number.isFinite(tooExpensive)
  );
}

/** Each curve as the number of respondents at every price of the grid. */
function curvesOn(grid: readonly number[], valid: readonly PriceAnswers[]) {
  const atOrBelow = (column: 0 | 1 | 2 | 3) => {
    const prices = valid.map((answers) => answers[column]).sort((a, b) => a - b);
    let count = 0;
    return grid.map((price) => {
      while ((prices[count] ?? Number.POSITIVE_INFINITY) <= price) count += 1;
      return count;
    });
  };
  const rest = (counts: readonly number[]) => counts.map((count) => valid.length - count);
  const [notTooCheap, notCheap, expensive, tooExpensive] = [atOrBelow(0), atOrBelow(1), atOrBelow(2), atOrBelow(3)];
  return {
    tooCheap: rest(notTooCheap),
    cheap: rest(notCheap),
    notCheap,
    expensive,
    notExpensive: rest(expensive),
    tooExpensive,
  };
}

type Crossing = { step: number | null; linear: number | null; plateau: [number, number] | null };

/** `gaps` is the rising curve minus the falling one at each price, so it never falls. */
function findCrossing(grid: readonly number[], gaps: readonly number[]): Crossing {
  const at = gaps.findIndex((gap) => gap >= 0);
  const [price, gap] = [grid[at], gaps[at]];
  if (price === undefined || gap === undefined) return { step: null, linear: null, plateau: null };
  const [before, gapBefore] = [grid[at - 1] ?? price, gaps[at - 1] ?? 0];
  const linear = gap === 0 ? price : before + ((price - before) * -gapBefore) / (gap - gapBefore);
  const end = grid[gaps.lastIndexOf(0)] ?? price;
  return { step: price, linear, plateau: gap === 0 && end > price ? [price, end] : null };
}
