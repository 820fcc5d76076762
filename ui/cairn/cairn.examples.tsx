import type { Example } from '../example.ts';
import { CairnMark } from './cairn-mark.tsx';
import { CairnProgress } from './cairn-progress.tsx';

export const examples: Example[] = [
  {
    name: 'The mark',
    render: () => (
      <div className="flex flex-wrap items-end gap-6 text-moss">
        <CairnMark title="Cairn" className="size-6" />
        <CairnMark className="size-10" />
        <CairnMark className="size-24" />
        <span className="flex items-center gap-2 font-display text-2xl font-semibold text-ink">
          <CairnMark className="size-9 text-moss" /> Cairn
        </span>
      </div>
    ),
  },
  {
    name: 'The way so far',
    render: () => (
      <CairnProgress
        stones={[
          { label: 'Idea', placed: true },
          { label: 'Validated', placed: true, note: 'Supported for the next step' },
          { label: 'Ready', placed: false, note: 'Five blockers left for an angel round' },
          { label: 'Documents', placed: false },
          { label: 'Raised', placed: false },
        ]}
      />
    ),
  },
];
