import { Check } from 'lucide-react';
import { cx } from '../class-names.ts';
import { TextLink } from '../link/link.tsx';
import { cairnBox, cairnStones } from './stones.ts';

/** One step of the way, from the bottom up: its name, whether it is reached, a line on how it is or gets there, and where. */
export type CairnStone = { label: string; placed: boolean; note?: string; href?: string };

/** The founder's cairn: each step that is proved adds a stone. The list beside it says the same in words. */
export function CairnProgress({ stones }: { stones: readonly CairnStone[] }) {
  const next = stones.findIndex(({ placed }) => !placed);
  return (
    <div className="flex flex-col items-center gap-6 sm:flex-row sm:gap-10">
      <svg viewBox={cairnBox} aria-hidden="true" className="w-36 shrink-0">
        <line x1="2" x2="118" y1="160" y2="160" className="stroke-control" strokeWidth="1.5" strokeLinecap="round" />
        {stones.map(({ label, placed }, index) => (
          <path
            key={label}
            d={cairnStones[index]}
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
        {stone.note && <StoneNote note={stone.note} href={stone.href} />}
      </span>
    </li>
  );
}

function StoneNote({ note, href }: { note: string; href: string | undefined }) {
  return (
    <span className="block text-sm text-stone">
      {href ? (
        <TextLink href={href} className="inline-flex min-h-11 items-center sm:min-h-6">
          {note}
        </TextLink>
      ) : (
        note
      )}
    </span>
  );
}
