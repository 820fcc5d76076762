import { demoAdvisers, demoBio } from '#content/consultation/demo-advisers.ts';
import { demoServices } from '#content/consultation/demo-services.ts';
import type { Db } from '../../db/client.ts';
import type { AdvisersService } from './advisers.service.ts';
import type { OperatedServices } from './operated-services.service.ts';

/** Services, advisers and hours to show. Only where there are none yet: what an operator has set stays. */
export async function seedConsultation(
  db: Db,
  { operatedServices, advisers }: { operatedServices: OperatedServices; advisers: AdvisersService },
): Promise<void> {
  const seeder = { uid: null, name: 'seed' };
  await db.transaction(async (tx) => {
    if ((await operatedServices.list(tx)).length > 0 || (await advisers.list(tx)).length > 0) return;
    const ids = new Map<string, string>();
    for (const { key, hours, ...adviser } of demoAdvisers) {
      const { id, version } = await advisers.create(tx, seeder, { ...adviser, bio: demoBio, active: true });
      await advisers.saveHours(tx, seeder, id, { hours, version });
      ids.set(key, id);
    }
    for (const [index, { advisers: keys, ...service }] of demoServices.entries()) {
      const adviserIds = keys.flatMap((key) => ids.get(key) ?? []);
      await operatedServices.create(tx, seeder, { ...service, adviserIds, active: true, position: index + 1 });
    }
  });
}
