import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Anchor } from '#ui/link/link.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { activeLink, flattenMenu, type MenuEntry, type MenuLink } from './menu.ts';
import { ProfilePanel } from './profile-panel.tsx';

/** The member menu below laptop width: slides in, closes on Escape, on choosing and on a press outside. */
export function MemberSheet({ menu }: { menu: readonly MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const active = activeLink(flattenMenu(menu), useLocation().pathname);
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <IconButton label="Open menu" aria-haspopup="dialog" icon={<Menu />} onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Main">
          <ul className="flex flex-col">
            {menu.map((entry) =>
              'items' in entry ? (
                <li key={entry.label}>
                  <p className="px-3 pt-3 pb-1 text-sm text-stone">{entry.label}</p>
                  <ul className="ml-3 border-l border-line pl-2">
                    {entry.items.map((link) => (
                      <SheetLink key={link.href} link={link} isActive={link === active} onChoose={close} />
                    ))}
                  </ul>
                </li>
              ) : (
                <SheetLink key={entry.label} link={entry} isActive={entry === active} onChoose={close} />
              ),
            )}
          </ul>
        </nav>
        <div className="mt-2 border-t border-line pt-2">
          <ProfilePanel onChoose={close} />
        </div>
      </Sheet>
    </div>
  );
}

function SheetLink({ link, isActive, onChoose }: { link: MenuLink; isActive: boolean; onChoose: () => void }) {
  return (
    <li>
      <Anchor
        href={link.href}
        onClick={onChoose}
        aria-current={isActive ? 'page' : undefined}
        className={cx(
          'flex min-h-12 items-center rounded-control px-3 no-underline hover:bg-moss-wash',
          isActive ? 'font-semibold text-moss' : 'text-ink',
        )}
      >
        {link.label}
      </Anchor>
    </li>
  );
}
