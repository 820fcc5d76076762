import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { PageHeading } from './page-heading.tsx';

export const examples: Example[] = [
  {
    name: 'Its h1 belongs at the top of a page',
    wide: true,
    render: () => (
      <PageHeading
        eyebrow="Startup Assistant"
        title="All Documents"
        lead="Everything you have validated, evaluated and generated."
        actions={<Button>Validate Idea</Button>}
      />
    ),
  },
];
