import type { Example } from '../example.ts';
import { Badge, type BadgeColour } from './badge.tsx';

const words: [BadgeColour, string][] = [
  ['moss', 'Completed'],
  ['amber', 'Pending'],
  ['brick', 'Failed'],
  ['slate', 'In progress'],
  ['clay', 'Reversed'],
  ['lichen', 'Draft'],
  ['muted', 'Unknown'],
];

export const examples: Example[] = [
  {
    name: 'Every colour',
    render: () => (
      <div className="flex flex-wrap gap-2">
        {words.map(([colour, word]) => (
          <Badge key={colour} colour={colour}>
            {word}
          </Badge>
        ))}
      </div>
    ),
  },
];
