import { defineConfig } from 'vitest/config';

/** Unit tests never load the React Router plugin; API tests have a project of their own because they start databases. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,content,domain,ui,web,server,scripts,docs}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts'],
        },
      },
    ],
  },
});
