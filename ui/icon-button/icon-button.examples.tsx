import { Bell, Menu, Trash2 } from 'lucide-react';
import type { Example } from '../example.ts';
import { IconButton } from './icon-button.tsx';

export const examples: Example[] = [
  {
    name: 'Icon buttons',
    render: () => (
      <div className="flex gap-2">
        <IconButton label="Open menu" icon={<Menu />} />
        <IconButton label="Notifications, 3 unread" icon={<Bell />} marked />
        <IconButton label="Delete" icon={<Trash2 />} held />
      </div>
    ),
  },
];
