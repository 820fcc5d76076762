import { Check, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Narrative, NarrativeProposal } from '#contract/narratives/narratives.ts';
import { isAnswered } from '#domain/validation/asked-steps.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { sameAnswer } from '#web/drafts/pending.ts';
import { paths } from '#web/paths.ts';
import type { IdeaPage } from '../../use-idea.ts';
import { answerWords } from '../../working/change-words.ts';
import { fieldOf, stepOfField } from '../steps.ts';
import { type ProposedAnswer, proposedAnswer } from './proposed-answer.ts';
import { useDraftText } from './text-on-device.ts';

type AnswerProposal = Extract<NarrativeProposal, { kind: 'answer' }>;

/** The answers that wait for a decision, one by one. What was decided stays decided on this device. */
export function ProposalList({ narrative, page }: { narrative: Narrative; page: IdeaPage }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [decided, setDecided] = useDraftText(`${page.idea.id}.decided.${narrative.id}`);
  const isOpen = ({ field }: AnswerProposal) => !decided.split(' ').includes(field);
  const all = narrative.proposals.filter((one): one is AnswerProposal => one.kind === 'answer');
  const open = all.filter(isOpen);
  if (all.length === 0) return null;

  function decide({ field }: AnswerProposal) {
    setDecided(`${decided} ${field}`.trim());
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {open.length === 0 ? 'You have decided on every answer' : `Answers to decide on: ${open.length}`}
      </h2>
      <ul aria-labelledby={id} className="flex flex-col gap-4 empty:hidden">
        {open.map((proposal) => (
          <Proposal key={proposal.field} proposal={proposal} page={page} onDecide={() => decide(proposal)} />
        ))}
      </ul>
    </section>
  );
}

type ProposalProps = { proposal: AnswerProposal; page: IdeaPage; onDecide: () => void };

function Proposal({ proposal, page: { idea, view, draft }, onDecide }: ProposalProps) {
  const field = fieldOf(proposal.field);
  const now = view.answers[field.key];
  const proposed = proposedAnswer(field, proposal.answer, view.answers);
  const isSame = 'value' in proposed && sameAnswer(proposed.value, now);

  function takeOver() {
    if ('value' in proposed && !isSame) draft.edit(field.key, proposed.value);
    onDecide();
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div>
        <h3 className="font-semibold">{field.label}</h3>
        <p className="text-sm text-stone">{field.question}</p>
      </div>
      <dl className="flex flex-col gap-2">
        <Line term="Proposed" words={'value' in proposed ? answerWords(field.key, proposed.value) : proposal.answer} />
        <Line term="From your text" words={`“${proposal.quote}”`} />
        {isAnswered(now) && <Line term="Your answer now" words={answerWords(field.key, now)} />}
      </dl>
      {'problem' in proposed && (
        <p className="max-w-measure text-sm">
          {proposed.problem}{' '}
          <TextLink href={paths.founder.ideaQuestions(idea.id, stepOfField(field.key), field.key)}>
            Answer it yourself
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {'value' in proposed && (
          <Button
            size="small"
            icon={<Check />}
            aria-label={`${verb(proposed, now, isSame)}: ${field.label}`}
            onClick={takeOver}
          >
            {verb(proposed, now, isSame)}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<X />}
          aria-label={`Leave it out: ${field.label}`}
          onClick={onDecide}
        >
          Leave it out
        </Button>
      </div>
    </li>
  );
}

function verb(proposed: ProposedAnswer, now: Parameters<typeof isAnswered>[0], isSame: boolean): string {
  if (isSame) return 'Keep my answer';
  if (!isAnswered(now)) return 'Use this answer';
  return 'value' in proposed && Array.isArray(proposed.value) ? 'Add it to my answer' : 'Replace my answer';
}

function Line({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt className="text-sm text-stone">{term}</dt>
      <dd className="max-w-measure wrap-anywhere">{words}</dd>
    </div>
  );
}
