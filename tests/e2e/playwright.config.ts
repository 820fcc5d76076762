import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser.ts';
import { oneWidth, widths } from './widths.ts';

const port = process.env.E2E_PORT ?? '4300';
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'cairn-journeys-'));
// Workers evaluate this file again: they must find the folder that the server was given.
process.env.E2E_DATA_DIR = dataDir;

/** Journeys in a real browser against the product as `npm start` serves it, on a fresh embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve('test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // One that passes only at the second try hides a fault.
  retries: 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    launchOptions: await chromiumLaunchOptions(),
    // Recording every step makes a journey slower. With TRACE=1 the ones that fail leave a trace.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: widths.phone, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: widths.desktop }, grepInvert: new RegExp(oneWidth) },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', SEED_DEMO: 'true' },
    stdout: 'pipe',
  },
});
