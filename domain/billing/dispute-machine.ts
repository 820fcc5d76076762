import type { StateMachine } from '../state-machine.ts';

export const DISPUTE_STATES = ['inquiry', 'open', 'answered', 'lost', 'won', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/**
 * `open`: the payer's bank wants the money back. `answer`: the operator sent the evidence. `lose`: the bank keeps the money, also
 * because nobody answered in time. `win`: the money stays here, or comes back. `close`: an inquiry went no further.
 */
export type DisputeEvent = 'open' | 'answer' | 'lose' | 'win' | 'close';

/**
 * An inquiry moves no money. A provider can change its mind after both ends. Source: issue "Plans and money", part 2: "a lost one
 * ends the plan, a won one restores it"; payments facts, "Disputes".
 */
export const DISPUTE_MACHINE: StateMachine<DisputeState, DisputeEvent> = {
  inquiry: { open: 'open', answer: 'answered', lose: 'lost', win: 'won', close: 'closed' },
  open: { answer: 'answered', lose: 'lost', win: 'won' },
  answered: { open: 'open', lose: 'lost', win: 'won', close: 'closed' },
  lost: { win: 'won' },
  won: { lose: 'lost' },
  closed: { open: 'open' },
};

/** What a countdown says: whole hours and minutes left to answer, or that the time is over. Milliseconds UTC. */
export function timeToAnswer(dueAt: number, now: number): { hours: number; minutes: number } | 'over' {
  const minutes = Math.floor((dueAt - now) / 60_000);
  return minutes < 0 ? 'over' : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
