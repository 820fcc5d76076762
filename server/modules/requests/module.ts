import type { Module } from '../../module.ts';
import { createRequestService, type RequestDeps } from './request.service.ts';
import { bindRequests } from './routes.ts';

/** What members ask a person for, and by when it is promised. */
export function createRequestsModule(deps: RequestDeps) {
  const requests = createRequestService(deps);
  return { services: { requests }, bind: (bind) => bindRequests(bind, requests) } satisfies Module;
}
