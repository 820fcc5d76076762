import { SCORE_FORMULAS } from '#domain/validation/published-rules.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Sideways } from '#ui/sideways/sideways.tsx';
import { type EventId, scoreSample } from './sample-idea.ts';
import { Section } from './section.tsx';

const cases: { label: string; happened: EventId[] }[] = [
  { label: 'The sample idea as it stands', happened: [] },
  { label: 'and 200 more friends like it', happened: ['friends'] },
  { label: 'and 4 strangers pay', happened: ['paid'] },
  { label: 'and 3 strangers refuse to pay', happened: ['refused'] },
];

/** In place of praise, what can be checked: the published cases, worked out by the code that scores real ideas. */
export function Testimonials() {
  return (
    <Section id="testimonials" label="Testimonials" title="Nobody has vouched for us yet. So check us.">
      <p className="max-w-[38rem] sm:text-lg">
        We do not write our own praise. These four cases are published, and the code that works them out will work out
        yours. Every report downloads with all its inputs, so that anyone can do the sum again.
      </p>
      <Sideways label="Table: four published cases">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Four published cases and their scores in per cent</caption>
          <thead className="text-sm text-stone">
            <tr>
              <th scope="col" className="pb-2 font-medium">
                Case
              </th>
              <Figure head>Support</Figure>
              <Figure head>Against</Figure>
              <Figure head>Unknown</Figure>
            </tr>
          </thead>
          <tbody>
            {cases.map(({ label, happened }) => (
              <Case key={label} label={label} happened={happened} />
            ))}
          </tbody>
        </table>
      </Sideways>
      <Disclosure summary="How it is worked out">
        <dl className="flex flex-col gap-3">
          {SCORE_FORMULAS.map(({ rule, name, formula }) => (
            <div key={rule}>
              <dt className="font-semibold text-ink">{name}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Section>
  );
}

function Case({ label, happened }: { label: string; happened: EventId[] }) {
  const { support, against, unknown } = scoreSample(new Set(happened));
  return (
    <tr className="border-t border-line last:border-b">
      <th scope="row" className="py-2 pr-4 font-normal">
        {label}
      </th>
      <Figure>{support.toFixed(1)}</Figure>
      <Figure>{against.toFixed(1)}</Figure>
      <Figure>{unknown.toFixed(1)}</Figure>
    </tr>
  );
}

function Figure({ head, children }: { head?: boolean; children: React.ReactNode }) {
  const Cell = head ? 'th' : 'td';
  return (
    <Cell scope={head ? 'col' : undefined} className="w-1/6 pb-2 pl-3 text-right font-medium [td&]:py-2">
      {children}
    </Cell>
  );
}
