import { resolve } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerSite } from '#server/http/site.ts';
import { homePageBudget, weighHomePage } from '#tests/home-page-weight.ts';

it('keeps the built home page within its budgets', async () => {
  const site = Fastify();
  const http = { buildDir: resolve('build/client'), publicUrl: 'https://cairn.example', serviceWorker: true };
  await registerSite(site, { isDevelopment: false, http });
  const weight = await weighHomePage(site);
  await site.close();
  // As much as the framework alone, so that a page that names nothing does not pass.
  expect(weight.script).toBeGreaterThan(80 * 1024);
  expect(weight.script).toBeLessThanOrEqual(homePageBudget.script);
  expect(weight.total).toBeLessThanOrEqual(homePageBudget.total);
});
