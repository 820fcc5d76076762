import { catalogueLimits } from '#contract/consultation/catalogue.ts';
import type { ServiceCard } from '#contract/consultation/consultation.ts';
import { AppError } from '#contract/errors.ts';
import type { ReadTax } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { AvailabilityService } from './availability.service.ts';
import { toServiceCard } from './catalogue-view.ts';
import { createNextFree } from './next-free.ts';
import { listActiveServices } from './service.repo.ts';

/** The services that can be booked, for everybody. */
export function createServiceList(deps: { clock: () => Date; availability: AvailabilityService; readTax: ReadTax }) {
  const findNextFree = createNextFree(deps);

  async function list(db: Db): Promise<ServiceCard[]> {
    const services = await listActiveServices(db, catalogueLimits.services);
    const nextFree = await findNextFree(db, services);
    const tax = await deps.readTax(db);
    return services.map((one) => toServiceCard(one, nextFree.get(one.service.id) ?? null, tax));
  }

  return {
    list,
    /** From the list, so that both say the same. @throws SERVICE_UNKNOWN for one that cannot be booked, too. */
    async read(db: Db, id: string): Promise<ServiceCard> {
      const card = (await list(db)).find((one) => one.id === id);
      if (!card) throw new AppError('SERVICE_UNKNOWN');
      return card;
    },
  };
}

export type ServiceListService = ReturnType<typeof createServiceList>;
