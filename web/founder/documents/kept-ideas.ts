import { z } from 'zod';
import { type IdeaState, ideaState } from '#contract/validation/validation.ts';
import { keepForMember, keptForMember } from '#web/auth/member-on-device.ts';
import { authSession } from '#web/auth/session.ts';

/** An idea as a page works with it; `copiedAt` says since when, where nobody answers and it is the device's copy. */
export type IdeaAtHand = IdeaState & { copiedAt?: string };

const name = 'ideas';
/** The ones that were opened last. */
const mostIdeas = 3;

const shelf = z.object({ uid: z.string(), copies: z.array(z.object({ at: z.iso.datetime(), idea: z.unknown() })) });
type Copy = { at: string; idea: IdeaState };

/**
 * Keeps an idea on this device, to be opened without a network, until its founder signs out: what the report is computed from,
 * without the names of people and how they were met.
 */
export function keepIdea(idea: IdeaState, now: Date): void {
  const uid = founder();
  if (!uid) return;
  const evidence = idea.evidence.map((line) => ({ ...line, who: '', howMet: '' }));
  const others = keptIdeas().filter((copy) => copy.idea.id !== idea.id);
  const copies: Copy[] = [{ at: now.toISOString(), idea: { ...idea, evidence } }, ...others];
  keepForMember(name, { uid, copies: copies.slice(0, mostIdeas) });
}

/** The idea as it was when it was last read, or undefined where this device has none that today's code understands. */
export function keptIdea(ideaId: string): IdeaAtHand | undefined {
  const copy = keptIdeas().find(({ idea }) => idea.id === ideaId);
  return copy && { ...copy.idea, copiedAt: copy.at };
}

/** The newest first. */
export function keptIdeas(): Copy[] {
  const { data } = shelf.safeParse(keptForMember(name));
  if (!data || data.uid !== founder()) return [];
  return data.copies.flatMap(({ at, idea }) => {
    const read = ideaState.safeParse(idea);
    return read.success ? [{ at, idea: read.data }] : [];
  });
}

function founder(): string | null {
  const state = authSession.getState();
  return state.status === 'signed-in' ? state.claims.sub : null;
}
