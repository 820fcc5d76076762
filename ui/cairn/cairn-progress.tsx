import { Check } from 'lucide-react';
import { cx } from '../class-names.ts';

/** One step of the way, from the bottom up: its name, whether it is reached, and a line on how it is or gets there. */
export type CairnStone = { label: string; placed: boolean; note?: string };

/** Five stones, the broadest first. */
const shapes = [
  'M6 141C5 129 22 121 56 120c36-1 59 7 58.5 21C114 155 100 158 60 158 22 158 7 154 6 141Z',
  'M17 103c-1-11 15-17 43-17.5 30-.5 46 6.5 45.5 17.5-.5 12-13.5 15-43.5 15-30 0-44-3-45-15Z',
  'M29 70c-.5-10 12-16 32-16.5 21-.5 33 6.5 32.5 16.5-.5 10.5-9.5 13.5-31.5 13.5S29.5 80 29 70Z',
  'M34 40c-.5-9 9-14.5 24.5-14.5C75 25.5 85 31 84.5 40c-.5 9-8.5 11.5-25.5 11.5S34.5 49 34 40Z',
  'M45 13.5c-.5-7.5 6-12 15.5-12 10 0 16 4.5 15.5 12-.5 7.5-6 10-16 10S45.5 21 45 13.5Z',
];

/** The founder's cairn: each step that is proved adds a stone. The list beside it says the same in words. */
export function CairnProgress({ stones }: { stones: readonly CairnStone[] }) {
  const next = stones.findIndex(({ placed }) => !placed);
  return (
    <div className="flex flex-col items-center gap-6 sm:flex-row sm:gap-10">
      <svg viewBox="0 0 120 164" aria-hidden="true" className="w-36 shrink-0">
        <line x1="2" x2="118" y1="160" y2="160" className="stroke-control" strokeWidth="1.5" strokeLinecap="round" />
        {stones.map(({ label, placed }, index) => (
          <path
            key={label}
            d={shapes[index]}
            strokeWidth={placed ? 0 : 1.5}
            strokeDasharray={placed ? undefined : '4 4'}
            className={cx(
              placed ? 'fill-moss' : 'fill-transparent',
              !placed && (index === next ? 'stroke-clay' : 'stroke-control'),
            )}
          />
        ))}
      </svg>
      <ol className="flex w-full flex-col-reverse gap-1 sm:w-auto">
        {stones.map((stone, index) => (
          <StoneLine key={stone.label} stone={stone} next={index === next} />
        ))}
      </ol>
    </div>
  );
}

function StoneLine({ stone, next }: { stone: CairnStone; next: boolean }) {
  return (
    <li className="flex items-start gap-3 py-1.5" aria-current={next ? 'step' : undefined}>
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full border-2',
          stone.placed ? 'border-moss bg-moss text-on-moss' : next ? 'border-clay' : 'border-control',
        )}
      >
        {stone.placed && <Check className="size-3.5" strokeWidth={3.5} />}
      </span>
      <span>
        <span className={cx(stone.placed || next ? 'font-semibold' : 'text-stone')}>{stone.label}</span>
        <span className="sr-only">{stone.placed ? ', reached' : ', not yet'}</span>
        {next && <span className="ml-2 text-sm font-medium text-clay-ink">Next stone</span>}
        {stone.note && <span className="block text-sm text-stone">{stone.note}</span>}
      </span>
    </li>
  );
}
