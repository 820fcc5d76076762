import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Card } from './card.tsx';

export const examples: Example[] = [
  {
    name: 'With actions',
    render: () => (
      <Card
        title="Cold storage by the crate"
        eyebrow="Validation, version 3"
        actions={
          <>
            <Button size="small">Open report</Button>
            <Button size="small" variant="quiet">
              Duplicate
            </Button>
          </>
        }
      >
        <p>Two assumptions have no evidence yet. The riskiest is whether traders pay before delivery.</p>
      </Card>
    ),
  },
  {
    name: 'As a link, plain and quiet',
    render: () => (
      <div className="flex flex-col gap-4">
        <Card title="Validate an idea" level={3} href="#card">
          <p className="text-stone">The whole card is the target.</p>
        </Card>
        <Card look="plain" level={3} title="Plain">
          <p className="text-stone">For a card within a card.</p>
        </Card>
        <Card look="quiet">
          <p className="text-stone">Quiet, on the sunken paper, for asides.</p>
        </Card>
      </div>
    ),
  },
];
