import { Menu } from 'lucide-react';
import { useState } from 'react';
import type { Example } from '../example.ts';
import { TextLink } from '../link/link.tsx';
import { Sheet, SheetOpener } from './sheet.tsx';

function PhoneMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SheetOpener sheet="example-sheet" label="Open menu" icon={<Menu />} onOpen={() => setOpen(true)} />
      <Sheet id="example-sheet" open={open} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Example" className="flex flex-col">
          {['Home', 'About Us', 'Pricing', 'Blog'].map((label) => (
            <TextLink key={label} quiet href="#sheet" className="flex min-h-11 items-center px-2">
              {label}
            </TextLink>
          ))}
        </nav>
      </Sheet>
    </>
  );
}

export const examples: Example[] = [{ name: 'Menu on phones', render: () => <PhoneMenu /> }];
