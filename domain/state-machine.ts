/** A status machine as a table: for each status, what may happen to it and the status that this leads to. */
export type StateMachine<State extends string, Event extends string> = Record<State, Partial<Record<Event, State>>>;

/** The status after `event`, or null where it may not happen. */
export function nextState<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): State | null {
  return machine[state][event] ?? null;
}

/** Whether `event` may happen to something in this status. */
export function mayHappen<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return nextState(machine, state, event) !== null;
}
