import { defineConfig } from 'vitest/config';

const everywhere = '{contract,content,domain,ui,web,server,scripts,docs,tests}/**';

/**
 * Unit tests never load the React Router plugin. API tests run through the whole application, once on each database.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${everywhere}/*.test.{ts,tsx}`],
          testTimeout: 30_000,
          exclude: ['**/*.api.test.ts', 'tests/e2e/**', '**/node_modules/**'],
        },
      },
      ...(['pglite', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: `api-${database}`,
          include: [`${everywhere}/*.api.test.ts`],
          globalSetup: `./tests/setup/database-${database}.ts`,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      })),
    ],
  },
});
