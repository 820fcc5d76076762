import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { publicCourses } from './scripts/public-courses.ts';
import { chromiumLaunchOptions } from './tests/e2e/browser.ts';
import { onPglite } from './tests/setup/on-pglite.ts';

const everywhere = '{contract,content,domain,ui,web,server,scripts,docs,tests}/**';

const chromium = await chromiumLaunchOptions();
const noOtherHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Anyone who has firebase-tools at hand runs these too: `npm run test:firebase`. */
const withFirebaseTools = process.env.FIREBASE_TOOLS ? [`${everywhere}/*.opt-in.ts`] : [];

const everyApiTest = [`${everywhere}/*.api.test.ts`];
/** `ALL_ON_PGLITE=1` for the rare change that the files named there may not notice. */
const apiTests = { postgres: everyApiTest, pglite: process.env.ALL_ON_PGLITE ? everyApiTest : onPglite };

const api = (database: 'pglite' | 'postgres') => ({
  name: `api-${database}`,
  include: [...apiTests[database], ...withFirebaseTools],
  globalSetup: `./tests/setup/database-${database}.ts`,
  // A file waits for mails, queues and the database as much as it works: another one works meanwhile.
  maxWorkers: 2,
  // Each file makes its own application and database; loading the product's code anew for each took a third of the time.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 90_000,
});

/**
 * Neither unit nor component tests load the React Router plugin. Component tests run in a real browser, beside what they
 * test. API tests run through the whole application: all on PostgreSQL, and those that `on-pglite.ts` names on the embedded
 * database too; how its process starts and ends needs no more than one. Gate tests run every other project on a file that fails.
 */
export const projects = [
  {
    extends: true as const,
    plugins: [publicCourses],
    test: {
      name: 'unit',
      include: [`${everywhere}/*.test.{ts,tsx}`],
      // One for each core of the smallest machine that this runs on.
      maxWorkers: 2,
      // Loading the product's code anew for each file took a third of the time.
      isolate: false,
      testTimeout: 30_000,
      exclude: [
        '**/*.api.test.ts',
        '**/*.browser.test.tsx',
        'tests/e2e/**',
        'tests/gates/**',
        'tests/process/**',
        '**/node_modules/**',
      ],
    },
  },
  {
    extends: true as const,
    plugins: [tailwindcss(), publicCourses],
    // What the browser will need is found before it starts: found later, it would load everything anew within a test.
    optimizeDeps: { entries: ['{ui,web,tests/components}/**/*.tsx'] },
    test: {
      name: 'components',
      // Left alone it is one less than there are cores: a page that waits would leave the other core idle.
      maxWorkers: 2,
      include: [`${everywhere}/*.browser.test.tsx`],
      globalSetup: './tests/components/provide-routes.ts',
      setupFiles: './tests/components/setup.ts',
      // As long as the journeys': only a busy machine needs it.
      expect: { poll: { timeout: 15_000 } },
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // As in Playwright, so that a journey and a component test read the same.
        locators: { exact: false },
        provider: playwright({
          launchOptions: { ...chromium, args: [...chromium.args, noOtherHost] },
          contextOptions: { locale: 'en-GB', timezoneId: 'Africa/Lagos' },
          actionTimeout: 20_000,
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
      },
    },
  },
  { extends: true as const, test: api('pglite') },
  { extends: true as const, test: api('postgres') },
  {
    extends: true as const,
    test: { name: 'api-process', include: ['tests/process/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
  },
  { extends: true as const, test: { name: 'gates', include: ['tests/gates/*.test.ts'], testTimeout: 120_000 } },
];

export default defineConfig({ test: { projects } });
