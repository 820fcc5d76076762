import { CreditCard, LogOut, Pencil, UserRound } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { toast } from '../toast/toast-store.ts';
import { Menu } from './menu.tsx';

export const examples: Example[] = [
  {
    name: 'Profile menu',
    render: () => (
      <Menu
        trigger={<Button variant="secondary">Adaeze</Button>}
        align="start"
        heading="ada@example.com"
        groups={[
          [
            { label: 'Profile', icon: <UserRound />, href: '#menu' },
            { label: 'Billing History', icon: <CreditCard />, href: '#menu' },
            { label: 'Rename', icon: <Pencil />, onSelect: () => undefined, disabled: true },
          ],
          [{ label: 'Logout', icon: <LogOut />, onSelect: () => toast.info('Signed out'), danger: true }],
        ]}
      />
    ),
  },
];
