import { ArrowRight, Download } from 'lucide-react';
import type { Example } from '../example.ts';
import { Button, ButtonLink } from './button.tsx';

export const examples: Example[] = [
  {
    name: 'Variants',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button>Save answers</Button>
        <Button variant="secondary">Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete report</Button>
      </div>
    ),
  },
  {
    name: 'Loading and disabled',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button loading>Save</Button>
        <Button loading loadingText="Enrolling..." variant="secondary">
          Enrol
        </Button>
        <Button disabled>Save</Button>
      </div>
    ),
  },
  {
    name: 'Small, with an icon, as a link',
    render: () => (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="secondary" icon={<Download />}>
          Download PDF
        </Button>
        <ButtonLink href="#button">
          Get started <ArrowRight />
        </ButtonLink>
      </div>
    ),
  },
];
