import * as accounts from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import * as system from './system.ts';

/** Every endpoint of the product by room: OpenAPI, the route map and the contract tests walk this table. */
export const endpointsByTag: Record<string, Record<string, Endpoint>> = {
  accounts: {
    createRole: accounts.createRole,
    resendVerification: accounts.resendVerification,
    readOwnAccount: accounts.readOwnAccount,
  },
  system: { readVersion: system.readVersion },
};

export const allEndpoints: Endpoint[] = Object.values(endpointsByTag).flatMap((room) => Object.values(room));
