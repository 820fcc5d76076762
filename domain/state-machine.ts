/** A status machine as a table: for each status, what may happen to it and the status that this leads to. */
export type StateMachine<State extends string, Event extends string> = Record<State, Partial<Record<Event, State>>>;

declare const reached: unique symbol;

/** A status that a machine led to: only `nextState` makes one. */
export type Reached<State extends string> = State & { readonly [reached]: true };

/** A change of a row whose status `Key` nothing but its machine may change. */
export type ChangeOf<Row, Key extends keyof Row> = Partial<Omit<Row, Key>> & {
  [Status in Key]?: Reached<Row[Status] & string>;
};

/** The status after `event`, or null where it may not happen. */
export function nextState<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): Reached<State> | null {
  return (machine[state][event] ?? null) as Reached<State> | null;
}

/** Whether `event` may happen to something in this status. */
export function mayHappen<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return nextState(machine, state, event) !== null;
}
