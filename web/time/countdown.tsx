import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { announcementAt, leftWords } from './countdown-words.ts';
import { useNow } from './use-now.ts';

type CountdownProps = {
  /** When it is over, ISO 8601. */
  until: string;
  /** What is kept until then, such as "This time is held for you". */
  children: string;
  /** Called when it is over, and every few seconds until somebody has heard: the server says whether it is. */
  onEnd: () => void;
};

const askAgainMs = 5000;

/** How long something is still kept. Seen every second; heard at five minutes, at one and at the end. */
export function Countdown({ until, children, onEnd }: CountdownProps) {
  const left = Math.max(0, Date.parse(until) - useNow(1000));
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return;
    end();
    const timer = setInterval(() => end(), askAgainMs);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-sunken px-4 py-3">
      <Timer aria-hidden="true" className="size-5 shrink-0 text-moss" />
      <p role="timer" aria-live="off" className="min-w-0">
        {isOver ? (
          'The time is up. We are asking whether it is still yours…'
        ) : (
          <>
            {children} for <strong className="whitespace-nowrap tabular-nums">{leftWords(left)}</strong> more
          </>
        )}
      </p>
      <VisuallyHidden>
        <output>{announcementAt(left)}</output>
      </VisuallyHidden>
    </div>
  );
}
