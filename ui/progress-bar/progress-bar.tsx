import { useId } from 'react';

type ProgressBarProps = {
  label: string;
  /** 0 to 100. */
  value: number;
  /** Said instead of the percentage, such as "3 of 8 answered". */
  text?: string;
  /** Keeps label and number for screen readers only, where the page says them beside it. */
  hideLabel?: boolean;
};

/** How much of something is done, with the number next to it. */
export function ProgressBar({ label, value, text, hideLabel }: ProgressBarProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const said = text ?? `${percent}%`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-sm'}>
        <span id={id} className="font-medium">
          {label}
        </span>
        <span aria-hidden="true" className="text-stone tabular-nums">
          {said}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={said}
        className="overflow-hidden rounded-full ring-1 ring-control ring-inset"
      >
        <svg width="100%" height="8" aria-hidden="true" className="block fill-moss">
          <rect width={`${percent}%`} height="8" rx="4" />
        </svg>
      </div>
    </div>
  );
}
