import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';

type QuestionsFootProps = {
  /** What opens above the foot, on phones. */
  panel?: ReactNode;
  /** Whether it is saved. */
  saved: ReactNode;
  aside: ReactNode;
  back: string | undefined;
  /** `to` is the name of what comes next, for which a phone has no room. */
  next: { label: string; to?: string; href: string };
};

/** Always at the foot of the screen, in reach of a thumb: whether it is saved, where it stands, and the way on. */
export function QuestionsFoot({ panel, saved, aside, back, next }: QuestionsFootProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-1 border-t border-line bg-paper px-4 pt-1 pb-2 sm:mx-0 sm:px-0"
    >
      {panel}
      <div className="flex min-h-9 items-center justify-between gap-3">
        {saved}
        {aside}
      </div>
      <div className="flex gap-3">
        {back && (
          <ButtonLink variant="secondary" className="max-sm:flex-1" icon={<ArrowLeft />} href={back}>
            Back
          </ButtonLink>
        )}
        <ButtonLink
          className="ml-auto max-sm:flex-2"
          href={next.href}
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
