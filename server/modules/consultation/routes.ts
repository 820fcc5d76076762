import * as adminAdvisers from '#contract/consultation/admin-advisers.ts';
import * as adminServices from '#contract/consultation/admin-services.ts';
import * as contract from '#contract/consultation/consultation.ts';
import type { Bind } from '../../http/bind.ts';
import type { AdvisersService } from './advisers.service.ts';
import type { FreeTimesService } from './free-times.service.ts';
import type { OperatedServices } from './operated-services.service.ts';
import type { ServiceListService } from './service-list.service.ts';

export interface ConsultationServices {
  serviceList: ServiceListService;
  freeTimes: FreeTimesService;
  operatedServices: OperatedServices;
  advisers: AdvisersService;
}

export function bindConsultation(bind: Bind, services: ConsultationServices): void {
  const { serviceList, freeTimes } = services;
  bind(contract.listServices, async ({ db }) => ({ items: await serviceList.list(db) }));
  bind(contract.readService, ({ db, params }) => serviceList.read(db, params.serviceId));
  bind(contract.listFreeTimes, ({ db, params, query }) => freeTimes.list(db, params.serviceId, query));
  bindServices(bind, services.operatedServices);
  bindAdvisers(bind, services.advisers);
}

function bindServices(bind: Bind, services: OperatedServices): void {
  bind(adminServices.listAllServices, async ({ db }) => ({ items: await services.list(db) }));
  bind(adminServices.createService, ({ db, caller, body }) => services.create(db, caller, body));
  bind(adminServices.editService, ({ db, caller, params, body }) => services.edit(db, caller, params.serviceId, body));
  bind(adminServices.archiveService, ({ db, caller, params, body }) =>
    services.archive(db, caller, params.serviceId, body.version),
  );
  bind(adminServices.restoreService, ({ db, caller, params, body }) =>
    services.restore(db, caller, params.serviceId, body.version),
  );
}

function bindAdvisers(bind: Bind, advisers: AdvisersService): void {
  bind(adminAdvisers.listAdvisers, async ({ db }) => ({ items: await advisers.list(db) }));
  bind(adminAdvisers.createAdviser, ({ db, caller, body }) => advisers.create(db, caller, body));
  bind(adminAdvisers.editAdviser, ({ db, caller, params, body }) => advisers.edit(db, caller, params.adviserId, body));
  bind(adminAdvisers.saveHours, ({ db, caller, params, body }) =>
    advisers.saveHours(db, caller, params.adviserId, body),
  );
  bind(adminAdvisers.addExceptions, ({ db, caller, body }) => advisers.addExceptions(db, caller, body));
  bind(adminAdvisers.removeException, ({ db, caller, params }) =>
    advisers.removeException(db, caller, params.exceptionId),
  );
}
