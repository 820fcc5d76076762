import type { Example } from '../example.ts';
import { TextLink } from './link.tsx';

export const examples: Example[] = [
  {
    name: 'In text and in a list',
    render: () => (
      <p>
        Read <TextLink href="#link">how the score works</TextLink> or go to{' '}
        <TextLink quiet href="#link">
          All Documents
        </TextLink>
        .
      </p>
    ),
  },
];
