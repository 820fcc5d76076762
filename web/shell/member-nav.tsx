import { CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { Dropdown, DropdownLinks } from '#web/components/dropdown.tsx';
import { useOneOpen } from '#web/components/one-open.ts';
import { activeLink, flattenMenu, type MenuEntry } from './menu.ts';
import { ProfilePanel } from './profile-panel.tsx';

const lineClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 no-underline transition-colors hover:bg-moss-wash';

/** The member menu from laptop width on, with the profile menu at its end. At most one dropdown is open. */
export function MemberNav({ menu, greeting }: { menu: readonly MenuEntry[]; greeting: ReactNode }) {
  const { propsOf, close } = useOneOpen();
  const active = activeLink(flattenMenu(menu), useLocation().pathname);
  return (
    <nav aria-label="Main" className="hidden min-w-0 grow lg:block">
      <ul className="flex flex-wrap items-center gap-1">
        {menu.map((entry) => {
          const isActive = active !== null && ('items' in entry ? entry.items : [entry]).includes(active);
          const className = cx(lineClass, isActive ? 'font-semibold text-moss' : 'text-ink');
          return 'items' in entry ? (
            <Dropdown
              key={entry.label}
              label={entry.label}
              isActive={isActive}
              {...propsOf(entry.label)}
              buttonClass={className}
            >
              <DropdownLinks links={entry.items} onChoose={close} />
            </Dropdown>
          ) : (
            <li key={entry.label}>
              <Anchor href={entry.href} aria-current={isActive ? 'page' : undefined} className={className}>
                {entry.label}
              </Anchor>
            </li>
          );
        })}
        <li aria-hidden="true" className="grow" />
        <Dropdown
          label={
            <>
              <span className="max-w-60 truncate">{greeting}</span>
              <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
            </>
          }
          {...propsOf('profile')}
          buttonClass={lineClass}
          align="end"
        >
          <ProfilePanel onChoose={close} />
        </Dropdown>
      </ul>
    </nav>
  );
}
