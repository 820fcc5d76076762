import { endpointsByTag } from '#contract/endpoints.ts';
import { AppError } from '#contract/errors.ts';
import type { Bind } from '../../http/bind.ts';

/** The contract stands; the room behind it follows. */
export function bindAgreements(bind: Bind): void {
  for (const endpoint of Object.values(endpointsByTag.agreements ?? {}))
    bind(endpoint, async () => {
      throw new AppError('SERVICE_UNAVAILABLE');
    });
}
