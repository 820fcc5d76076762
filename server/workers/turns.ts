import { AppError } from '#contract/errors.ts';

export interface TurnLimits {
  /** How much runs at once, each for another person. */
  atOnce: number;
  /** How many requests of one person wait behind the one that runs. */
  mostWaitingEach: number;
  /** How many requests of all people together wait. */
  mostWaiting: number;
}

interface Waiting {
  isPatient: boolean;
  begin(): void;
}

/**
 * Shares a few places fairly: the work of one person is done one piece after the other, and people take turns. So nobody waits
 * for more than one piece of work of each other person.
 */
export function createTurns({ atOnce, mostWaitingEach, mostWaiting }: TurnLimits) {
  /** In the order of whose turn it is. */
  const lines = new Map<string, Waiting[]>();
  const busy = new Set<string>();
  const countRequests = (line: Waiting[] = []) => line.filter(({ isPatient }) => !isPatient).length;

  function beginNext(): void {
    for (const [person, [next, ...rest]] of [...lines]) {
      if (busy.size >= atOnce) return;
      if (!next || busy.has(person)) continue;
      if (rest.length > 0) lines.set(person, rest);
      else lines.delete(person);
      busy.add(person);
      next.begin();
    }
  }

  /** Anyone who had a turn comes after all who wait now. */
  function end(person: string): void {
    busy.delete(person);
    const line = lines.get(person);
    if (line) {
      lines.delete(person);
      lines.set(person, line);
    }
    beginNext();
  }

  /**
   * Does the work when its turn comes. What is patient, such as a job, is never refused.
   * @throws WORK_LIMIT when the person has too much waiting, SERVICE_UNAVAILABLE when everybody together has.
   */
  return async function takeTurn<T>(person: string, work: () => Promise<T>, { isPatient = false } = {}): Promise<T> {
    if (!isPatient) {
      if (countRequests(lines.get(person)) >= mostWaitingEach) throw new AppError('WORK_LIMIT');
      if (countRequests([...lines.values()].flat()) >= mostWaiting) throw new AppError('SERVICE_UNAVAILABLE');
    }
    await new Promise<void>((begin) => {
      lines.set(person, [...(lines.get(person) ?? []), { isPatient, begin }]);
      beginNext();
    });
    try {
      return await work();
    } finally {
      end(person);
    }
  };
}
