import type { Module } from '../../module.ts';
import { createAuditService } from './audit.service.ts';
import { bindAuditLog } from './routes.ts';

/** Who did what as an operator. */
export function createAuditLogModule(deps: { clock: () => Date }) {
  const services = createAuditService(deps);
  return {
    services,
    gives: { audit: services.audit, listActors: services.listActors },
    bind: (bind) => bindAuditLog(bind, services),
  } satisfies Module;
}
