import { orderTests, RICE_LIMIT, RICE_SOURCE } from '#domain/validation/methods/order-tests.ts';
import type { ReportTest } from '#domain/validation/report.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { CountField, countOf } from './count-field.tsx';

type Figures = { reach: string; impact: string; confidence: string };

const none: Figures = { reach: '', impact: '', confidence: '' };
const impacts = [
  { value: '3', label: '3: massive' },
  { value: '2', label: '2: high' },
  { value: '1', label: '1: medium' },
  { value: '0.5', label: '0.5: low' },
  { value: '0.25', label: '0.25: minimal' },
];
const confidences = [
  { value: '100', label: '100%: sure' },
  { value: '80', label: '80%: fairly sure' },
  { value: '50', label: '50%: a guess' },
];

/** The order of the open tests by the founder's own figures: only once all of them are given. */
export function OrderTests({ ideaId, tests }: { ideaId: string; tests: readonly ReportTest[] }) {
  const { typed, change } = useDraftState<Record<string, Figures>>(`order-${ideaId}`, {});
  const own = tests.map(({ card }) => ({ card, figures: typed[card.assumptionId] ?? none }));
  const ordered = orderTests(
    own.map(({ card: { assumptionId: id, hours }, figures: { reach, impact, confidence } }) => ({
      ...{ id, hours, reach: countOf(reach) },
      impact: impact === '' ? null : Number(impact),
      confidencePercent: confidence === '' ? null : Number(confidence),
    })),
  );
  const nameOf = (id: string) => own.find(({ card }) => card.assumptionId === id)?.card.name;
  const edit = (id: string, part: Partial<Figures>) => change({ ...typed, [id]: { ...(typed[id] ?? none), ...part } });
  if (tests.length < 2) return null;
  return (
    <Disclosure summary="Order them by your own figures">
      <div className="flex flex-col gap-5 text-base text-ink">
        {own.map(({ card: { assumptionId: id, name, hours }, figures }) => (
          <fieldset key={id} className="flex min-w-0 flex-col gap-3">
            <legend className="pb-1 font-semibold">
              {name}: {hours} hours
            </legend>
            <div className="grid gap-4 sm:grid-cols-3">
              <CountField
                name={`reach-${id}`}
                label="How many people does it tell you of?"
                value={figures.reach}
                onChange={(reach) => edit(id, { reach })}
              />
              <SelectField
                name={`impact-${id}`}
                label="How much would it change?"
                placeholder="Choose"
                options={impacts}
                value={figures.impact}
                onChange={(event) => edit(id, { impact: event.target.value })}
              />
              <SelectField
                name={`confidence-${id}`}
                label="How sure are you of that?"
                placeholder="Choose"
                options={confidences}
                value={figures.confidence}
                onChange={(event) => edit(id, { confidence: event.target.value })}
              />
            </div>
          </fieldset>
        ))}
        <div role="status">
          {ordered ? (
            <ol className="flex list-decimal flex-col gap-1 pl-5">
              {ordered.order.map((id) => (
                <li key={id}>
                  {nameOf(id)} <span className="text-stone">({Math.round(ordered.scores[id] ?? 0)})</span>
                </li>
              ))}
            </ol>
          ) : (
            <p className="text-stone">Give all figures, and the order stands here.</p>
          )}
        </div>
        <p className="text-sm text-stone">
          {RICE_LIMIT} Source: {RICE_SOURCE}
        </p>
      </div>
    </Disclosure>
  );
}
