import { type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';

type FoldedFieldsProps = {
  name: string;
  /** What the fields hold now, in short. */
  holds: ReactNode;
  /** Whether one of them is wrong, and how often the form was to be sent: each time what is wrong opens. */
  wrong: boolean;
  tries: number;
  children: ReactNode;
};

/** Fields that are seldom needed, folded away under what they hold. */
export function FoldedFields({ name, holds, wrong, tries, children }: FoldedFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const fold = fields.current?.closest('details');
    if (!wrong || !fold || seen.current === tries) return;
    seen.current = tries;
    fold.open = true;
    // What was folded away could not take the focus when it was refused.
    if (!document.activeElement?.matches('input, select, textarea'))
      fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong, tries]);
  return (
    <Disclosure
      className="[&>div]:max-w-none"
      summary={
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{name}</strong>: {holds}
        </span>
      }
    >
      <div ref={fields} className="flex flex-col gap-5 pt-2 text-base text-ink">
        {children}
      </div>
    </Disclosure>
  );
}
