import { type FactReference, GRADES, type ReadinessGrade } from './answers.ts';
import type { CheckFacts, GradedCount, IdeaFacts } from './facts.ts';

/** A yes by a fact, how well that fact proves it, and what it points at. Facts never answer no: they may be incomplete. */
export type FactAnswer = { grade: ReadinessGrade; references: FactReference[] };
/** `unseen`: what an idea lacks for it to answer, told where the founder answers yes alone. */
export type FactRule = {
  label: string;
  answer: (facts: CheckFacts) => FactAnswer | null;
  unseen?: (one: IdeaFacts) => string;
};

export type Noun = { one: string; many: string };

/** What the founder typed says it, and nothing stands behind that: claimed. */
export function typed(label: string, holds: (one: IdeaFacts) => boolean): FactRule {
  return idea('claimed', label, holds);
}

/** A link, or a time that the product itself recorded, shows it: documented. */
export function onRecord(label: string, holds: (one: IdeaFacts) => boolean): FactRule {
  return idea('documented', label, holds);
}

/** Rule R9: no credit from an idea that is contradicted, may be unlawful or lacks a permission that comes first. */
export const mayCount = ({ withheld }: IdeaFacts) => withheld === undefined;

function idea(grade: ReadinessGrade, label: string, holds: (one: IdeaFacts) => boolean): FactRule {
  return {
    label,
    answer: ({ ideas }) => {
      const found = ideas.filter(mayCount).find(holds);
      return found ? { grade, references: [{ kind: 'idea', id: found.id, label: found.title }] } : null;
    },
  };
}

/** "1 month", "7 months". */
export function countOfNoun(count: number, { one, many }: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

type CountOf = (one: IdeaFacts) => GradedCount | undefined;

/** The best grade at which one idea reaches the number; ideas are not added up. */
function bestGrade({ ideas }: CheckFacts, needed: number, countOf: CountOf) {
  for (const grade of [...GRADES].reverse())
    for (const found of ideas.filter(mayCount)) {
      const count = countOf(found)?.[grade] ?? 0;
      if (count >= needed) return { grade, found, count };
    }
  return null;
}

/** So many in the evidence ledger of the idea. */
export function counted(noun: Noun, needed: number, countOf: CountOf): FactRule {
  return {
    label: `${countOfNoun(needed, noun)} in the evidence ledger of the idea`,
    answer: (facts) => {
      const best = bestGrade(facts, needed, countOf);
      if (!best) return null;
      const { grade, found, count } = best;
      return {
        grade,
        references: [{ kind: 'evidence', id: found.id, label: `${countOfNoun(count, noun)}: ${found.title}` }],
      };
    },
    unseen: (one) => {
      const count = countOf(one)?.claimed ?? 0;
      return `The evidence ledger of this idea shows ${count === 0 ? `no ${noun.one} yet` : `only ${countOfNoun(count, noun)}`}.`;
    },
  };
}

/** Versions from before the fourth rules do not say which results a file shows. */
export function readTests({ testsWithResult, testsOnFile = 0 }: IdeaFacts): GradedCount {
  return { claimed: testsWithResult, documented: testsOnFile, verified: 0 };
}

/** So many tests with a result; `unseen` says that there are none. */
export function tested(label: string, needed: number, countOf: CountOf, unseen: string): FactRule {
  return {
    label,
    unseen: () => unseen,
    answer: (facts) => {
      const best = bestGrade(facts, needed, countOf);
      return best && { grade: best.grade, references: [{ kind: 'idea', id: best.found.id, label: best.found.title }] };
    },
  };
}
