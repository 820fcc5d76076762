import { useState } from 'react';
import { type CheckState, changeCheck } from '#contract/readiness/readiness.ts';
import { byDimension, DIMENSION_IDS, DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import { checkWeights, PUBLISHED_WEIGHTS, type Weights } from '#domain/readiness/score.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { DraftNote } from '#web/components/draft-note.tsx';
import { useCheckChange } from '../use-check-change.ts';

type Typed = Record<DimensionId, string>;

/** The weights of one investor, for the third reading. Weights that do not add to 100% are refused, and stay as they were typed. */
export function WeightsForm({ check }: { check: CheckState }) {
  const name = `weights-${check.id}`;
  const start = textsOf(check.investorWeights ?? PUBLISHED_WEIGHTS);
  const { typed, change, isBack, startAgain } = useDraftState(name, start);
  const [problem, setProblem] = useState<string>();
  const save = useSaveWeights(check.id);

  function edit(dimension: DimensionId, text: string) {
    const next = { ...typed, [dimension]: text };
    change(next);
    if (problem) setProblem(problemOf(next));
  }

  function put(weights: Weights | null) {
    save.mutate(weights, {
      onSuccess: () => {
        startAgain(textsOf(weights ?? PUBLISHED_WEIGHTS));
        setProblem(undefined);
        toast.success(weights ? 'The report uses these weights' : 'The investor’s weights are taken away');
      },
    });
  }

  return (
    <Disclosure look="ruled" className="border-t [&>div]:max-w-none" summary="Enter the weights of one investor">
      <form
        noValidate
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = problemOf(typed);
          setProblem(wrong);
          if (!wrong) put(weightsOf(typed));
        }}
      >
        <DraftNote shown={isBack} onStartAgain={() => startAgain()} />
        <p className="max-w-measure text-stone">What one investor cares about, in per cent. All ten add to 100.</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {DIMENSION_IDS.map((dimension) => (
            <TextField
              key={dimension}
              id={`weight-${dimension}`}
              label={DIMENSIONS[dimension].label}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              value={typed[dimension]}
              onChange={(event) => edit(dimension, event.target.value)}
            />
          ))}
        </div>
        {problem && (
          <Banner tone="error" role="alert">
            {problem} What you typed is still here.
          </Banner>
        )}
        <CallFailure error={save.error} kept="What you typed is still here." />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" loading={save.isPending}>
            Use these weights
          </Button>
          {check.investorWeights && (
            <Button variant="quiet" disabled={save.isPending} onClick={() => put(null)}>
              Take the weights away
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

function useSaveWeights(checkId: string) {
  const applyChange = useCheckChange(checkId);
  return useSave({
    mutationFn: (investorWeights: Weights | null) =>
      call(changeCheck, { params: { checkId }, body: { investorWeights } }),
    onSuccess: ({ revision }, investorWeights) => applyChange(revision, () => ({ investorWeights })),
  });
}

function textsOf(weights: Weights): Typed {
  return byDimension((id) => String(weights[id]));
}

function weightsOf(typed: Typed): Weights {
  return byDimension((id) => (/^\d{1,3}(\.\d{1,2})?$/.test(typed[id].trim()) ? Number(typed[id]) : Number.NaN));
}

function problemOf(typed: Typed): string | undefined {
  return checkWeights(weightsOf(typed))[0];
}
