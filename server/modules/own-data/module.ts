import type { ExportsOfEverything, ListErasures, ReadEnding } from '../../members.ts';
import type { Module } from '../../module.ts';
import { createAccountEraser, type EraseDeps } from './erase-account.ts';
import { createErasureService } from './erasure.service.ts';
import { bindOwnData } from './routes.ts';

export { createOwnData } from './collect.ts';

/** What is a member's own: taken along as one zip file or erased, by one list of rules for every table and file. */
export function createOwnDataModule(deps: EraseDeps & { exportsOfEverything: ExportsOfEverything }) {
  const erasures = createErasureService(deps);
  const eraser = createAccountEraser(deps);
  return {
    services: { erasures, eraser },
    gives: {
      listErasures: erasures.listForOperator satisfies ListErasures,
      readEnding: erasures.readEnding satisfies ReadEnding,
    },
    bind: (bind) => bindOwnData(bind, { ...deps, erasures }),
    jobs: [
      { name: 'own-data.erase', cron: '*/5 * * * *', retryLimit: 0, longestSeconds: 1800, run: () => eraser.run() },
      { name: 'own-data.remind', cron: '35 7 * * *', run: () => erasures.remind() },
    ],
  } satisfies Module;
}
