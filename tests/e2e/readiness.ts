import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Begins a check from its start page, for an idea if it is named. */
export async function startCheck(page: Page, round: string, idea?: string) {
  await page.goto('/m/founder/startup-assistant/evaluate');
  if (idea) await page.getByLabel('Which idea is it for?').selectOption(idea);
  await page.getByLabel('Round', { exact: true }).selectOption(round);
  await page.getByRole('button', { name: 'Start this check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
}

/** Goes to the questions of another area from those of one, by the list of areas that a phone folds away. */
export async function openArea(page: Page, name: string) {
  const areas = page.getByRole('navigation', { name: 'Areas' });
  const all = areas.getByText('All areas');
  if (await all.isVisible()) await all.click();
  await areas.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
