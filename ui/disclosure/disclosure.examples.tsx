import type { Example } from '../example.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: Example[] = [
  {
    name: 'Inline',
    render: () => (
      <Disclosure summary="How is this computed?">
        Support is the share of weighted assumptions that the evidence speaks for.
      </Disclosure>
    ),
  },
  {
    name: 'Ruled, as a list of questions',
    render: () => (
      <div className="border-t border-line">
        <Disclosure look="ruled" summary="Do I need a registered company?" defaultOpen>
          No. You can validate an idea before you register anything.
        </Disclosure>
        <Disclosure look="ruled" summary="Who can see my reports?">
          You, and the people you share one with.
        </Disclosure>
      </div>
    ),
  },
];
