import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** `inline` sits in text, `ruled` is a full-width row between lines, as in a list of questions. */
  look?: 'inline' | 'ruled';
  defaultOpen?: boolean;
  /** Called when it is opened or closed, for what is worked out only once it shows. */
  onToggle?: (isOpen: boolean) => void;
  className?: string;
};

/** Shows and hides a passage. A native `<details>`: it works before JavaScript and is found by in-page search. */
export function Disclosure({ summary, children, look = 'inline', defaultOpen, onToggle, className }: DisclosureProps) {
  const ruled = look === 'ruled';
  return (
    <details
      open={defaultOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={cx('group/disclosure', ruled && 'border-b border-line', className)}
    >
      <summary
        className={cx(
          'flex list-none items-center gap-1.5 rounded-mark',
          ruled ? 'min-h-14 justify-between py-3 font-semibold' : 'min-h-11 w-fit text-sm text-moss sm:min-h-6',
        )}
      >
        {!ruled && <Chevron />}
        {summary}
        {ruled && <Chevron />}
      </summary>
      <div
        className={cx(
          'max-w-measure',
          ruled ? 'pb-5 text-stone' : 'border-l-2 border-line py-1 pl-3 text-sm text-stone',
        )}
      >
        {children}
      </div>
    </details>
  );
}

function Chevron() {
  return (
    <ChevronRight aria-hidden="true" className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-90" />
  );
}
