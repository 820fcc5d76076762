import type { FastifyInstance } from 'fastify';
import type { UseCounts } from './entitled.ts';
import type { Bind } from './http/bind.ts';
import type { LivePage } from './http/live-pages.ts';
import type { JobDefinition } from './jobs/jobs.ts';
import type { PaidFor } from './paid-for.ts';
import type { PersonaKey } from './seed/personas.ts';

/**
 * What every folder NAME of `server/modules/` gives to the server: its `module.ts` exports `createNAMEModule(deps)`, which
 * returns this. `server/modules.ts` makes them in the order in which they need each other; nothing else imports a file of the
 * folder. `deps` holds the platform and what other modules give.
 */
export interface Module {
  /** What its routes, its jobs and its seed call. */
  services: object;
  /** What other modules may use: functions whose types stand in `server/between-modules.ts`. */
  gives?: object;
  /** Its endpoints. `app` for what is no endpoint of the contract. */
  bind?(bind: Bind, app: FastifyInstance): void | Promise<void>;
  /** Pages whose head is made on demand. */
  pages?: readonly LivePage[];
  jobs?: readonly JobDefinition<never>[];
  /** What it makes that plans limit, and how much of it somebody has. */
  limits?: UseCounts;
  /** What it charges for. */
  paidFor?: readonly PaidFor[];
  /** Once at start, before any request and any job. */
  prepare?(): Promise<void>;
  /** What shows it to the demo accounts. Runs at every start: what is there stays as it is. */
  seed?(uids: Record<PersonaKey, string>): Promise<void>;
  /** Ends what is open for long, so that the server can stop. */
  close?(): void;
}
