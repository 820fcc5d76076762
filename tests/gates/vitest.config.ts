import { defineConfig } from 'vitest/config';
import { projects } from '../../vitest.config.ts';

/** Every project with its own settings, on one file that fails: gates.test.ts. */
export default defineConfig({
  root: '.',
  test: {
    projects: projects.map((project) => ({
      ...project,
      test: { ...project.test, include: ['tests/gates/failing/suite.ts'], exclude: [] },
    })),
  },
});
