import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** The journeys' settings on one file that fails, without a product: gates.test.ts. */
export default defineConfig({
  ...journeys,
  testDir: 'failing',
  testMatch: 'journey.ts',
  webServer: undefined,
});
