import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';

type QuestionsFootProps = {
  /** What opens above the foot, on phones. */
  panel?: ReactNode;
  /** Whether it is saved. */
  saved: ReactNode;
  aside: ReactNode;
  back: string | undefined;
  /** `to` is the name of what comes next, for which a phone has no room. */
  next: { label: string; to?: string; href: string };
  /** Another way on, which is second to that. */
  other?: { label: string; href: string } | undefined;
  /** On both ways on; a prevented event stays. */
  onNext?: (event: MouseEvent) => void;
};

/** A field that is left may say something below it, which would push the link from under the finger before it is let go. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Always at the foot of the screen, in reach of a thumb: whether it is saved, where it stands, and the way on. */
export function QuestionsFoot({ panel, saved, aside, back, next, other, onNext }: QuestionsFootProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-1 border-t border-line bg-paper px-4 pb-2 sm:mx-0 sm:pt-1 sm:px-0 lg:mt-auto"
    >
      {panel}
      <div className="flex min-h-9 items-center justify-between gap-3">
        {saved}
        {aside}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {back && (
          <ButtonLink
            variant="secondary"
            className="max-sm:flex-1"
            icon={<ArrowLeft />}
            href={back}
            onMouseDown={keepFocus}
          >
            Back
          </ButtonLink>
        )}
        {other && (
          <ButtonLink
            variant="secondary"
            className="ml-auto max-sm:order-last max-sm:w-full"
            href={other.href}
            onMouseDown={keepFocus}
            onClick={onNext}
          >
            {other.label}
          </ButtonLink>
        )}
        <ButtonLink
          className={cx('max-sm:flex-2', !other && 'ml-auto')}
          href={next.href}
          onMouseDown={keepFocus}
          onClick={onNext}
          aria-label={next.to && `${next.label}: ${next.to}`}
        >
          <span>
            {next.label}
            {next.to && <span className="max-sm:hidden">: {next.to}</span>}
          </span>
          <ArrowRight />
        </ButtonLink>
      </div>
    </div>
  );
}
