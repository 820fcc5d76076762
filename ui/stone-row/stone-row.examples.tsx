import type { Example } from '../example.ts';
import { type StoneLook, StoneRow } from './stone-row.tsx';

const stones = (...looks: StoneLook[]) => looks.map((look, index) => ({ id: `${index}`, look }));

export const examples: Example[] = [
  {
    name: 'Beliefs that are tested',
    render: () => (
      <StoneRow
        label="1 holds, 1 holds on the founder’s word, 2 are open, 1 looks false, 1 is heard about, 3 are not tested"
        stones={stones('full', 'ringed', 'half', 'half', 'crossed', 'quarter', 'empty', 'empty', 'empty')}
      />
    ),
  },
  {
    name: 'Something for and against',
    render: () => (
      <StoneRow
        label="1 holds, 1 on the founder’s word, 1 is open, 1 looks false, 1 is heard about; for and against all of them something was seen"
        stones={stones('full', 'ringed', 'half', 'crossed', 'quarter').map((stone) => ({ ...stone, isBoth: true }))}
      />
    ),
  },
  {
    name: 'Nothing yet',
    render: () => <StoneRow label="3 are not tested" stones={stones('empty', 'empty', 'empty')} />,
  },
];
