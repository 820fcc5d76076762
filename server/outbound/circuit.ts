import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type Policy,
} from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';

export interface CircuitOptions {
  /** So many faults in a row, and the system is left alone. */
  faults: number;
  /** For so long; then one call tries whether it is back. */
  restMs: number;
}

const standard: CircuitOptions = { faults: 5, restMs: 30_000 };

/** Leaves a system alone for a while that has failed several times in a row: anyone who waits is answered at once instead. */
export function createCircuit(
  log: FastifyBaseLogger,
  system: string,
  faults: Policy,
  options: CircuitOptions = standard,
) {
  const circuit = circuitBreaker(faults, {
    breaker: new ConsecutiveBreaker(options.faults),
    halfOpenAfter: options.restMs,
  });
  circuit.onStateChange((state) => {
    if (state === CircuitState.Open) log.error({ system, restMs: options.restMs }, 'outside system left alone');
    if (state === CircuitState.Closed) log.info({ system }, 'outside system answers again');
  });
  return circuit;
}

/** A circuit for what does not speak HTTP. `isFault` says which errors mean that the system is away. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

export function createGuard(
  log: FastifyBaseLogger,
  system: string,
  isFault: (error: unknown) => boolean,
  options?: CircuitOptions,
): Guard {
  const circuit = createCircuit(log, system, handleWhen(isFault), options);
  return (work) => circuit.execute(work);
}

export const isCircuitOpen = (error: unknown) => error instanceof BrokenCircuitError;
