import { expect, it } from 'vitest';
import type { OutsiderReport } from '#domain/validation/outsider-report.ts';
import { NOTHING_AGAINST } from '#domain/validation/outsider-words.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { OutsiderPage } from './outsider-page.tsx';
import sample from './sample-report.json';

const sampleReport = sample as OutsiderReport;

it('says where nothing speaks against it that this is no proof, and leaves no heading empty', async () => {
  const silent = await show(<OutsiderPage report={{ ...sampleReport, against: [], objections: [] }} by="" />);
  expect(readOut(silent.container)).toMatch(new RegExp(`## What speaks against it\n- ${NOTHING_AGAINST}`));
  await silent.unmount();
  const spoken = await show(
    <OutsiderPage report={{ ...sampleReport, against: [], objections: ['Nobody paid.'] }} by="" />,
  );
  expect(readOut(spoken.container)).not.toContain(NOTHING_AGAINST);
});
