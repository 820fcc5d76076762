import type { LatestEvidence } from '#domain/validation/latest-evidence.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { moveWords, NOT_MOVED, type ScoreMove, type WholeMove, wholeMoves } from '#domain/validation/score-move.ts';
import { confirmedWords } from '#domain/validation/seen.ts';
import { isUnconfirmed } from '#domain/validation/witness.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Day } from '#web/time/date-time.tsx';
import { sidesWords } from '#web/words/entry-words.ts';
import { counted } from '#web/words/figures.ts';
import { evidenceName, shownBy } from '../evidence-words.ts';

type LatelySeenProps = {
  latest: readonly LatestEvidence[];
  /** Where every entry is, and how many the founder has made. */
  ledger: string;
  total: number;
  /** Whether the idea can be tested: nothing counts before. */
  isTestable: boolean;
  /** Where the conversations of a day are entered together. */
  day: string;
  /** Whether the page asks for a confirmation already, above. */
  isAskedAbove: boolean;
  /** Asks the people of an entry to confirm it. */
  onAsk: (entryId: string) => void;
};

/** The newest entries, each with how far it moved the score. */
export function LatelySeen({ latest, ledger, total, isTestable, day, isAskedAbove, onAsk }: LatelySeenProps) {
  // One button: the newest of what nobody has confirmed yet.
  const toAsk = isAskedAbove
    ? undefined
    : latest.find(
        ({ sides, people, uncounted }) =>
          !uncounted && people.confirmed === 0 && people.own === 0 && sides.some(isUnconfirmed),
      );
  return (
    <>
      {latest.length === 0 && (
        <p className="max-w-measure text-stone">
          {total === 0 || isTestable
            ? 'Nothing that counts yet. Begin with what you have seen already: a conversation, a refusal, a payment.'
            : 'What you saw counts as soon as the idea can be tested.'}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {latest.map(({ item, sides, people, move, uncounted }) => (
          <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5 first:pt-0">
            <span className="wrap-break-word">{briefly(evidenceName(item), 90)}</span>
            <MovedBy move={move} />
            <span className="col-span-2 text-sm text-stone">
              <Day value={item.date} /> · {item.testId ? 'from your test' : sidesWords(sides)}{' '}
              {people.confirmed > 0 && <Badge colour="moss">{confirmedWords(people.confirmed, people.count)}</Badge>}{' '}
              {item.proof === 'artefact' && <Badge colour="lichen">{shownBy(item)}, not checked</Badge>}
            </span>
            {uncounted && <span className="col-span-2 text-sm wrap-break-word">{uncounted}</span>}
            {people.confirmed === 0 && people.own > 0 && (
              <div className="col-span-2 flex flex-col gap-2 text-sm">
                <p className="wrap-break-word">
                  Answered from your own network, so it does not count as somebody else’s word. Ask them to answer on
                  their own mobile data, not on your Wi-Fi or hotspot.
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  className="w-fit"
                  aria-label={`Ask them again: ${briefly(evidenceName(item), 60)}`}
                  onClick={() => onAsk(item.id)}
                >
                  Ask them again
                </Button>
              </div>
            )}
            {people.confirmed > 0 && people.own > 0 && (
              <span className="col-span-2 text-sm">
                {people.own.toLocaleString('en-GB')} more answered from your own network, which does not count as
                somebody else’s word.
              </span>
            )}
            {item.id === toAsk?.item.id && (
              <Button
                variant="secondary"
                size="small"
                className="col-span-2 w-fit"
                aria-label={`Ask them to confirm: ${briefly(evidenceName(item), 60)}`}
                onClick={() => onAsk(item.id)}
              >
                Ask them to confirm
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TextLink href={day} className="inline-flex min-h-11 w-fit items-center">
        Add a day of conversations
      </TextLink>
      {total > 0 && (
        <TextLink href={ledger} className="inline-flex min-h-11 w-fit items-center">
          Everything you saw: {counted(total, 'entry', 'entries')}
        </TextLink>
      )}
    </>
  );
}

/** The same words as in the bar that moves when it is saved. */
function MovedBy({ move }: { move: ScoreMove }) {
  const moves = wholeMoves(move);
  const isGood = ({ side, isUp }: WholeMove) => isUp === (side === 'support');
  return (
    <span className="flex flex-col items-end text-sm font-semibold tabular-nums">
      {moves.length === 0 && <span className="text-stone">{NOT_MOVED}</span>}
      {moves.map((one) => (
        <span key={one.side} className={isGood(one) ? 'text-moss' : 'text-brick'}>
          {moveWords(one)}
        </span>
      ))}
    </span>
  );
}
