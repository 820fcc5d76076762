import { useState } from 'react';
import { EXACTNESS, type Exactness, peopleNeeded } from '#domain/validation/methods/people-needed.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { figure } from '#web/words/figures.ts';

type PeopleNeededLineProps = {
  barPercent: number;
  /** Of so many people in all, where the founder has said it. */
  segmentSize: number | null;
  onUse: (people: number) => void;
};

/** How many people a share needs, to be put into the sample before it is locked. */
export function PeopleNeededLine({ barPercent, segmentSize, onUse }: PeopleNeededLineProps) {
  const [points, setPoints] = useState<Exactness>(5);
  const people = peopleNeeded(barPercent, points, segmentSize);
  return (
    <Disclosure summary="How many people do I need?">
      <div className="flex flex-col gap-3 text-base text-ink">
        <SelectField
          name="exactness"
          label="How exactly must you know the share?"
          options={EXACTNESS.map((value) => ({
            value: String(value),
            label: `Within ${value} points: 20% may be ${20 - value}% to ${20 + value}%`,
          }))}
          value={String(points)}
          onChange={(event) => setPoints(EXACTNESS.find((one) => String(one) === event.target.value) ?? 5)}
        />
        {people === null ? (
          <p>Give the share first.</p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">
              {figure(people)} people{segmentSize !== null && ` of your ${figure(segmentSize)}`}.
            </p>
            <Button size="small" variant="secondary" onClick={() => onUse(people)}>
              Use {figure(people)}
            </Button>
          </div>
        )}
        <p className="text-sm text-stone">
          It holds for people who were chosen by chance, 95 times in 100. Source: Cochran’s sample size, with the size
          of your customer group where it is known.
        </p>
      </div>
    </Disclosure>
  );
}
