import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';

/** How long a dropdown stays after the pointer has left (specification §4 and §9). */
const closeDelayMs = 150;

interface DropdownProps {
  label: ReactNode;
  /** The accessible name, where the label is not all of it. */
  name?: string;
  isActive?: boolean;
  /** One dropdown at most is open at a time: the part that lays out several keeps which. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  buttonClass: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A panel under a button, as a line of a list: opens on hover, click, Enter and Space; closes on Escape and on leaving. */
export function Dropdown(props: DropdownProps) {
  const { label, name, isActive, isOpen, onOpenChange, buttonClass, align = 'start', children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const later = useCloseLater(() => onOpenChange(false));

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    onOpenChange(false);
    button.current?.focus();
  }
  const onlyMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  const closeWhenFocusLeaves = (event: FocusEvent) =>
    !event.currentTarget.contains(event.relatedTarget) && onOpenChange(false);

  return (
    <li
      className="relative"
      onPointerEnter={onlyMouse(() => {
        isHovered.current = true;
        later.cancel();
        onOpenChange(true);
      })}
      onPointerLeave={onlyMouse(() => {
        isHovered.current = false;
        later.start();
      })}
      onBlur={closeWhenFocusLeaves}
      onKeyDown={handleKey}
    >
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isActive || undefined}
        // Hovering has opened it already: a click on it then must not close it again.
        onClick={() => onOpenChange(isHovered.current || !isOpen)}
        className={buttonClass}
      >
        {label}
        <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        // A press on what cannot have the focus gives it to the panel: leaving would close it under the finger.
        tabIndex={-1}
        className={cx(
          'absolute top-full z-40 min-w-60 animate-menu rounded-card border border-line bg-surface p-1.5 shadow-soft outline-none',
          align === 'start' ? '-left-3' : 'right-0',
        )}
      >
        {children}
      </div>
    </li>
  );
}

interface DropdownLinksProps {
  links: readonly { label: string; href: string }[];
  onChoose: () => void;
}

/** A list of links for a Dropdown. */
export function DropdownLinks({ links, onChoose }: DropdownLinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor
            href={link.href}
            onClick={onChoose}
            className="flex min-h-10 items-center rounded-control px-3 no-underline hover:bg-moss-wash"
          >
            {link.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Closes 150 ms after the pointer has left, unless it comes back in time. */
function useCloseLater(close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel: () => clearTimeout(timer.current),
    start: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, closeDelayMs);
    },
  };
}
