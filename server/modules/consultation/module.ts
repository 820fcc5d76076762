import { AppError } from '#contract/errors.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Audit, Catalogue, ListBusy } from '../../between-modules.ts';
import type { ReadTax } from '../../charging.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../module.ts';
import { findAdvisers, lockAdvisers } from './adviser.repo.ts';
import { createAdvisers } from './advisers.service.ts';
import { type AvailabilityService, createAvailability } from './availability.service.ts';
import { toBookableAdviser, toBookableService } from './catalogue-view.ts';
import { createFreeTimes, type FreeTimesService } from './free-times.service.ts';
import { createOperatedServices } from './operated-services.service.ts';
import { bindConsultation } from './routes.ts';
import { seedConsultation } from './seed.ts';
import { findService } from './service.repo.ts';
import { createServiceList } from './service-list.service.ts';

/** Services, advisers and free times. What is taken, the bookings say. */
export function createConsultationModule(deps: {
  clock: () => Date;
  everybody: OperatorScope;
  database: Database;
  audit: Audit;
  listBusy: ListBusy;
  readTax: ReadTax;
}) {
  const availability = createAvailability(deps);
  const shared = { ...deps, availability };
  const freeTimes = createFreeTimes(shared);
  const services = {
    serviceList: createServiceList(shared),
    freeTimes,
    operatedServices: createOperatedServices(shared),
    advisers: createAdvisers(shared),
  };
  return {
    services,
    gives: { catalogue: createCatalogue(freeTimes, availability) },
    bind: (bind) => bindConsultation(bind, services),
    seed: () => seedConsultation(deps.database.db, services),
  } satisfies Module;
}

function createCatalogue(freeTimes: FreeTimesService, availability: AvailabilityService): Catalogue {
  return {
    async readBookable(tx, serviceId) {
      const found = await findService(tx, serviceId);
      return found && toBookableService(found);
    },
    findAdvisers: async (tx, adviserIds) => (await findAdvisers(tx, adviserIds)).map(toBookableAdviser),
    freeTimesNear: freeTimes.near,
    isFree: freeTimes.isFree,
    async worksThrough(tx, adviserId, from, to) {
      const [adviser] = await findAdvisers(tx, [adviserId]);
      return adviser !== undefined && availability.worksThrough(tx, adviser, from.getTime(), to.getTime());
    },
    async lockAdviser(tx, adviserId) {
      const [adviser] = await lockAdvisers(tx, [adviserId]);
      if (!adviser) throw new AppError('ADVISER_UNKNOWN');
      return adviser;
    },
  };
}
