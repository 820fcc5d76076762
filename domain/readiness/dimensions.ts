/** The ten dimensions, in their published order, with their weights in per cent (they add to 100). */
export const DIMENSIONS = {
  team: { label: 'Team', weight: 20 },
  customer: { label: 'Customer', weight: 15 },
  product: { label: 'Product', weight: 10 },
  market: { label: 'Market', weight: 10 },
  business_model: { label: 'Business model', weight: 10 },
  traction: { label: 'Traction', weight: 15 },
  finance: { label: 'Finance', weight: 5 },
  legal: { label: 'Legal', weight: 5 },
  governance: { label: 'Governance', weight: 5 },
  raise_plan: { label: 'Raise plan', weight: 5 },
} as const;

export type DimensionId = keyof typeof DIMENSIONS;
export const DIMENSION_IDS = Object.keys(DIMENSIONS) as DimensionId[];

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

/** A level of 0 means that not even the first one is met. */
export type DimensionLevels = Record<DimensionId, number>;

/** The level that each round asks of each dimension: this product's own convention. */
export const ROUNDS = {
  friends_and_family: { label: 'Friends and family', targets: targets([2, 3, 2, 2, 2, 1, 1, 1, 1, 1]) },
  grant: { label: 'Grant', targets: targets([3, 3, 3, 3, 2, 1, 2, 3, 3, 2]) },
  angel_safe: { label: 'Angel or SAFE', targets: targets([4, 5, 4, 3, 3, 3, 3, 4, 3, 4]) },
  seed: { label: 'Seed', targets: targets([5, 6, 6, 5, 5, 5, 5, 6, 5, 6]) },
  debt: { label: 'Debt', targets: targets([4, 5, 6, 3, 6, 6, 7, 5, 6, 4]) },
} as const satisfies Record<string, { label: string; targets: DimensionLevels }>;

export type RoundId = keyof typeof ROUNDS;
export const ROUND_IDS = Object.keys(ROUNDS) as RoundId[];

function targets(levels: readonly LevelNumber[]): DimensionLevels {
  return byDimension((_, index) => levels[index] ?? 0);
}

/** One value for each dimension, in the published order. */
export function byDimension<T>(make: (id: DimensionId, index: number) => T): Record<DimensionId, T> {
  return Object.fromEntries(DIMENSION_IDS.map((id, index) => [id, make(id, index)])) as Record<DimensionId, T>;
}
