import { Plus } from 'lucide-react';
import type { Belief } from '#domain/validation/beliefs.ts';
import type { ExplanationStep } from '#domain/validation/explain.ts';
import type { AssumptionScore } from '#domain/validation/score.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ShareBar } from '../share-bar.tsx';
import { assumptionAnchor, shortCode } from './assumption-links.tsx';
import { BeliefExplanation } from './belief-explanation.tsx';

export type BeliefActions = {
  onAddEvidence: (assumptionId: string) => void;
  onWeigh: (belief: Belief) => void;
  onRemove: (belief: Belief) => void;
  /** Every step from the evidence to the figures. */
  explain: (belief: Belief) => ExplanationStep[];
};

/** One assumption: what it says, how important it is, what the evidence says of it, and how that came about. */
export function BeliefItem({ belief, actions }: { belief: Belief; actions: BeliefActions | null }) {
  const { id, statement, score, importance } = belief;
  return (
    <li id={assumptionAnchor(id)} className="grid scroll-mt-6 gap-x-6 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="flex min-w-0 gap-3">
        <span className="w-9 shrink-0 pt-px text-sm font-semibold text-stone tabular-nums">{shortCode(id)}</span>
        <div className="min-w-0">
          <p className="max-w-measure font-medium wrap-break-word">{statement}</p>
          <p className="mt-1 text-sm text-stone">
            Importance <span className="font-semibold text-ink">{importance} of 5</span>
            {score && (
              <>
                {' · '}Risk <span className="font-semibold text-ink tabular-nums">{score.risk.toFixed(2)}</span>
              </>
            )}
            {score && ` · ${score.items === 1 ? '1 entry' : `${score.items} entries`}`}
          </p>
        </div>
      </div>
      {score && <BeliefFigures score={score} />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1 pl-12 lg:col-span-2">
        <Disclosure summary={score ? 'How this came about' : 'Where this comes from'} className="grow">
          <BeliefExplanation belief={belief} steps={actions ? actions.explain(belief) : null} />
        </Disclosure>
        {actions && <ActionButtons belief={belief} actions={actions} />}
      </div>
    </li>
  );
}

function ActionButtons({ belief, actions }: { belief: Belief; actions: BeliefActions }) {
  const name = shortCode(belief.id);
  return (
    <div className="-my-1 flex flex-wrap gap-1 print:hidden">
      <Button
        variant="quiet"
        size="small"
        icon={<Plus />}
        aria-label={`Add evidence on ${name}`}
        onClick={() => actions.onAddEvidence(belief.id)}
      >
        Add evidence
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Change importance of ${name}`}
        onClick={() => actions.onWeigh(belief)}
      >
        Change importance
      </Button>
      {belief.setBy.rule === 'own' && (
        <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => actions.onRemove(belief)}>
          Remove
        </Button>
      )}
    </div>
  );
}

function BeliefFigures({ score: { b, d, u } }: { score: AssumptionScore }) {
  const shares = { support: 100 * b, against: 100 * d, unknown: 100 * u };
  return (
    <div className="flex flex-col gap-1.5 max-lg:pl-12">
      <ShareBar shares={shares} size="slim" />
      <p className="flex justify-between text-sm text-stone tabular-nums">
        <span>For {shares.support.toFixed(1)}</span>
        <span>Against {shares.against.toFixed(1)}</span>
        <span>Unknown {shares.unknown.toFixed(1)}</span>
      </p>
    </div>
  );
}
