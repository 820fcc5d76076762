import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import { Anchor } from '../link/link.tsx';

export type MenuItem =
  | { label: string; icon?: ReactNode; href: string }
  | { label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean; disabled?: boolean };

type MenuProps = {
  /** The button that opens it: one element that takes a ref, such as Button or IconButton. */
  trigger: ReactElement;
  /** The lines, in groups with a rule between them. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'end';
  /** A line at the top that is not a choice, such as who is signed in. */
  heading?: ReactNode;
};

/** A dropdown menu of actions and links, with arrow keys and type-ahead. For site navigation use plain links instead. */
export function Menu({ trigger, groups, align = 'end', heading }: MenuProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // Into the landmark of its trigger, or the open dialog: outside, it would be in no landmark, or inert.
  const opener = useRef<HTMLElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const findContainer = useCallback((button: HTMLElement | null) => {
    opener.current = button;
    setContainer(button?.closest<HTMLElement>('dialog, main, header, footer') ?? null);
  }, []);
  /** Only once the menu is gone and its button has the focus: a dialog that a choice opens gives it back to there. */
  function closed(event: Event) {
    const act = chosen.current;
    chosen.current = null;
    if (!act) return;
    event.preventDefault();
    opener.current?.focus();
    act();
  }

  // Not modal: Radix would otherwise inject a <style> to lock scrolling, which a strict CSP blocks.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={findContainer}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={closed}
          className="z-40 min-w-52 max-w-[calc(100vw-1rem)] animate-menu rounded-card border border-line bg-surface p-1.5 shadow-soft"
        >
          {heading && (
            <DropdownMenu.Label className="px-3 pt-1.5 pb-2.5 text-sm text-stone">{heading}</DropdownMenu.Label>
          )}
          {groups.map((items) => (
            <DropdownMenu.Group
              key={items[0]?.label}
              className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
            >
              {items.map((item) => (
                <MenuLine
                  key={item.label}
                  item={item}
                  onChoose={(act) => {
                    chosen.current = act;
                  }}
                />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const lineClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-ink no-underline outline-none select-none ' +
  'data-highlighted:bg-moss-wash data-disabled:cursor-not-allowed data-disabled:text-stone sm:min-h-9 [&_svg]:size-4.5 [&_svg]:text-stone';

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: (act: () => void) => void }) {
  if ('href' in item) {
    return (
      <DropdownMenu.Item asChild className={lineClass}>
        <Anchor href={item.href}>
          {item.icon}
          {item.label}
        </Anchor>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      disabled={item.disabled}
      onSelect={() => onChoose(item.onSelect)}
      className={
        item.danger ? `${lineClass} text-brick-ink data-highlighted:bg-brick-wash [&_svg]:text-brick` : lineClass
      }
    >
      {item.icon}
      {item.label}
    </DropdownMenu.Item>
  );
}
