import { ButtonLink } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { EmptyState } from './empty-state.tsx';

export const examples: Example[] = [
  {
    name: 'With the next action',
    wide: true,
    render: () => (
      <EmptyState
        level={3}
        title="Your reports will be here"
        action={<ButtonLink href="#empty-state">Validate an idea</ButtonLink>}
      >
        It saves as you type, so you can stop and come back.
      </EmptyState>
    ),
  },
];
