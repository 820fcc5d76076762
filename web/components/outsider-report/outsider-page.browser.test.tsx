import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OutsiderReport } from '#domain/validation/outsider-report.ts';
import { NOTHING_AGAINST } from '#domain/validation/outsider-words.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { ClampedText } from './clamped-text.tsx';
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

it('offers the rest of a text only where it is cut, and shows it when asked', async () => {
  await page.viewport(...phone);
  const short = await show(<ClampedText>Six of ten paid.</ClampedText>);
  await expect.element(short.getByText('Six of ten paid.')).toBeVisible();
  expect(short.getByRole('button').elements()).toHaveLength(0);
  await short.unmount();
  const long = await show(<ClampedText>{'Six of ten traders paid at the stall. '.repeat(12)}</ClampedText>);
  const text = () => long.getByText(/^Six of ten/).element();
  const more = long.getByRole('button', { name: 'Show the rest' });
  expect(text().scrollHeight).toBeGreaterThan(text().clientHeight);
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  expect(text().scrollHeight).toBe(text().clientHeight);
});
