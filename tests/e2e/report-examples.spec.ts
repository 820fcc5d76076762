import { expect, lookAt, test } from './test.ts';

for (const example of ['evidence', 'untested', 'contradicted', 'not-testable']) {
  test(`the validation report of an idea (${example}) is accessible and fits every width`, async ({ page }) => {
    await page.goto(`/dev/report?example=${example}`);
    await expect(page.getByRole('heading', { level: 2, name: /^Verdict/ })).toBeVisible();
    await lookAt(page, `report-${example}`);
  });
}
