import { type DocumentProgress, documentTypeLabels } from '#contract/documents/documents.ts';
import type { Shares } from '#domain/validation/shares.ts';
import { VERDICTS, type VerdictId } from '#domain/validation/verdict.ts';
import { listedVerdict } from '#domain/validation/verdict-told.ts';
import type { CairnStone } from '#ui/cairn/cairn-progress.tsx';
import { paths } from '../paths.ts';

/** How far the idea is that the founder worked on last. */
export interface IdeaProgress {
  id: string;
  name: string;
  /** The verdict of the newest saved version, or null before the first. */
  verdict: VerdictId | null;
  /** Its score; null before the first, and where its answers could not be tested. */
  shares: Shares | null;
  /** What is offered may be forbidden: no page shows a verdict. */
  isUnlawful?: boolean;
}

/** The way from idea to investor-ready: a stone for each step that is proved. Without a fact there is no stone, but the way to it. */
export function cairnStones(idea: IdeaProgress | null, facts: DocumentProgress): CairnStone[] {
  const { validate, evaluate, generate } = paths.founder;
  const stones = [
    { label: 'Idea', placed: idea !== null, note: idea ? idea.name : 'Write it down', href: validate },
    { label: 'Validated', placed: facts.validated !== null, note: validationNote(idea, facts), href: validate },
    { label: 'Ready', placed: facts.readiness?.ready === true, note: readinessNote(facts.readiness), href: evaluate },
    {
      label: 'Documents',
      placed: facts.agreements.completed > 0,
      note: agreementsNote(facts.agreements),
      href: generate,
    },
    {
      label: 'Raised',
      placed: facts.raised,
      note: facts.raised ? 'Signed by everybody' : 'Have a SAFE or a convertible note signed by everybody',
      href: generate,
    },
  ];
  return stones.map(({ href, ...stone }) => (stone.placed ? stone : { ...stone, href }));
}

function readinessNote(readiness: DocumentProgress['readiness']): string {
  if (!readiness) return 'Complete a readiness check that says you are ready';
  return readiness.ready
    ? 'Your newest check: ready, with documents'
    : 'Your newest check: not ready with documents yet';
}

function agreementsNote({ completed, newest }: DocumentProgress['agreements']): string {
  if (!newest) return 'Complete a first startup document';
  return completed === 1 ? `${documentTypeLabels[newest.type]} completed` : `${completed} documents completed`;
}

function validationNote(idea: IdeaProgress | null, { validated }: DocumentProgress): string {
  if (validated && validated.documentId !== idea?.id) return `“${validated.name}”: ${VERDICTS.supported.label}`;
  if (idea?.verdict) return `Your newest report says: ${listedVerdict({ ...idea, verdict: idea.verdict })}`;
  return `Save a version that says “${VERDICTS.supported.label}”`;
}

export interface NextAction {
  title: string;
  text: string;
  label: string;
  href: string;
}

/** The one thing to do next. */
export function nextAction(idea: IdeaProgress | null, facts: DocumentProgress): NextAction {
  if (idea === null) {
    return {
      title: 'Write down your idea',
      text: 'Answer some questions about it, one or two at a time. Your answers save as you type.',
      label: 'Validate an idea',
      href: paths.founder.validate,
    };
  }
  if (idea.verdict === null) {
    return {
      title: `Carry on with “${idea.name}”`,
      text: 'Its page says what to do next. Save a first version of its report when it says what you want others to read.',
      label: 'Carry on',
      href: paths.founder.idea(idea.id),
    };
  }
  if (idea.verdict === 'not_testable') {
    return {
      title: `Make “${idea.name}” testable`,
      text: 'Some answers cannot be tested yet, so there is no score. Its page names them and says what to change.',
      label: 'See the next step',
      href: paths.founder.idea(idea.id),
    };
  }
  if (idea.verdict === 'supported') return afterValidation(idea, facts);
  return {
    title: `Add evidence to “${idea.name}”`,
    text: 'The score moves with what people did, not with what anybody hopes. Start with the riskiest assumption.',
    label: 'See the next step',
    href: paths.founder.idea(idea.id),
  };
}

/** Once the evidence supports it: readiness, then documents; and evidence never ends. */
function afterValidation(idea: IdeaProgress, { readiness, agreements }: DocumentProgress): NextAction {
  if (!readiness) {
    return {
      title: 'See how ready you are',
      text: 'Your evidence supports the next step. Find out what stands between you and the round that you want.',
      label: 'Check investment readiness',
      href: paths.founder.evaluate,
    };
  }
  if (agreements.completed === 0) {
    return {
      title: 'Put it in writing',
      text: 'Begin with an agreement between the founders: who holds what, who decides, and what happens when somebody leaves.',
      label: 'Generate startup documents',
      href: paths.founder.generate,
    };
  }
  return {
    title: `Keep “${idea.name}” honest`,
    text: 'The evidence supports the next step. Test what is riskiest now, and add what you find, for or against.',
    label: 'See the next step',
    href: paths.founder.idea(idea.id),
  };
}
