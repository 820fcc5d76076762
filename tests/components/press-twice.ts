import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { api } from './api.ts';

/** Two presses as a slow phone hands them on: the second before the page has drawn that it waits. */
export async function pressTwiceOn(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled();
  const element = button.element() as HTMLElement;
  element.click();
  // What is checked first is done by then; what is drawn, not yet.
  for (let turn = 0; turn < 200 && api.underWay() === 0; turn += 1) await Promise.resolve();
  element.click();
}
