import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { Dropdown, DropdownLinks } from '../../components/dropdown.tsx';
import { useOneOpen } from '../../components/one-open.ts';
import { navItems } from './nav-items.ts';
import { useActiveSection } from './use-active-section.ts';

/** The public navigation from laptop width on: one line, at most one dropdown open. */
export function DesktopNav() {
  const section = useActiveSection();
  const { propsOf, close } = useOneOpen();
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex items-center gap-8">
        {navItems.map((item) => {
          const isActive = section !== null && item.sections.includes(section);
          return 'links' in item ? (
            <Dropdown
              key={item.label}
              label={item.label}
              isActive={isActive}
              {...propsOf(item.label)}
              buttonClass={navLineClass(isActive)}
            >
              <DropdownLinks links={item.links} onChoose={close} />
            </Dropdown>
          ) : (
            <li key={item.label}>
              <Anchor href={item.href} aria-current={isActive || undefined} className={navLineClass(isActive)}>
                {item.label}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The look of a line of the public navigation: the active one is inked and underlined. */
function navLineClass(isActive: boolean): string {
  return cx(
    'inline-flex min-h-11 items-center gap-1 rounded-mark border-b-2 pt-0.5 font-medium no-underline transition-colors hover:text-ink',
    isActive ? 'border-moss text-ink' : 'border-transparent text-stone',
  );
}
