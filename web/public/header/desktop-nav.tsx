import { useState } from 'react';
import { Anchor } from '#ui/link/link.tsx';
import { Dropdown, DropdownLinks } from '../../components/dropdown.tsx';
import { navItems } from './nav-items.ts';
import { navLineClass } from './nav-line.ts';
import { useActiveSection } from './use-active-section.ts';

/** The public navigation from laptop width on: one line, at most one dropdown open. */
export function DesktopNav() {
  const section = useActiveSection();
  const [openDropdown, setOpenDropdown] = useState<string | null>(null);
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
              isOpen={openDropdown === item.label}
              onOpenChange={(isOpen) => setOpenDropdown(isOpen ? item.label : null)}
              buttonClass={navLineClass(isActive)}
            >
              <DropdownLinks links={item.links} onChoose={() => setOpenDropdown(null)} />
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
