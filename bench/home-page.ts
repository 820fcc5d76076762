import { homePageBudget, inKilobytes } from '#tests/home-page-weight.ts';
import type { Measurement } from './measure.ts';
import { visitSlowly } from './slow-visit.ts';

/** Bytes over the wire of the home page. */
export async function measureHomePage(url: string): Promise<Measurement[]> {
  const visit = await visitSlowly(url, 5);
  return [
    {
      name: 'home page, everything, compressed',
      value: inKilobytes(visit.total),
      budget: `≤ ${inKilobytes(homePageBudget.total)}`,
      kept: visit.total <= homePageBudget.total,
    },
    {
      name: 'home page, of it JavaScript',
      value: inKilobytes(visit.script),
      budget: `≤ ${inKilobytes(homePageBudget.script)}`,
      kept: visit.script <= homePageBudget.script,
    },
    {
      name: 'home page, scripts in the way of first paint',
      value: String(visit.blockingScripts),
      budget: '0',
      kept: visit.blockingScripts === 0,
    },
  ];
}
