import { Menu } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { Sheet, SheetOpener } from '#ui/sheet/sheet.tsx';
import { AccountLinks } from './account-links.tsx';
import { navItems } from './nav-items.ts';
import { useActiveSection } from './use-active-section.ts';

const sheetId = 'main-menu';

/** The public navigation below laptop width: a button that slides the menu in. It opens before JavaScript has run, too. */
export function MobileNav() {
  const [isOpen, setOpen] = useState(false);
  const section = useActiveSection();
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <SheetOpener sheet={sheetId} label="Open menu" icon={<Menu />} onOpen={() => setOpen(true)} />
      <Sheet id={sheetId} open={isOpen} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Main">
          <ul className="flex flex-col">
            {navItems.map((item) => {
              const isActive = section !== null && item.sections.includes(section);
              return (
                <li key={item.label}>
                  {'links' in item ? (
                    <ServiceLinks label={item.label} links={item.links} isActive={isActive} onChoose={close} />
                  ) : (
                    <MenuLink href={item.href} label={item.label} isActive={isActive} onChoose={close} />
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="mt-4 flex flex-col gap-3 border-t border-line pt-6">
          <AccountLinks fullWidth onChoose={close} />
        </div>
      </Sheet>
    </div>
  );
}

interface LinesProps {
  label: string;
  isActive: boolean;
  onChoose: () => void;
}

function MenuLink({ href, label, isActive, onChoose }: LinesProps & { href: string }) {
  return (
    <Anchor
      href={href}
      onClick={onChoose}
      aria-current={isActive || undefined}
      className={cx(
        'flex min-h-12 items-center rounded-control px-3 no-underline hover:bg-moss-wash',
        isActive ? 'font-semibold text-moss' : 'text-ink',
      )}
    >
      {label}
    </Anchor>
  );
}

function ServiceLinks(props: LinesProps & { links: readonly { label: string; href: string }[] }) {
  return (
    <>
      <p className={cx('px-3 pt-3 pb-1 text-sm', props.isActive ? 'font-semibold text-moss' : 'text-stone')}>
        {props.label}
      </p>
      <ul className="ml-3 border-l border-line pl-2">
        {props.links.map((link) => (
          <li key={link.href}>
            <MenuLink {...link} isActive={false} onChoose={props.onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
