import { expect, it } from 'vitest';
import { readVersion } from '#contract/validation/versions.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import demo from '#tests/fixtures/demo/assistant.json';

it('shows on the home page what the demo founder’s newest version says, word for word', async () => {
  const { snapshot, report } = readVersion.reply.parse(
    demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112/versions/4'],
  );
  const made = `${JSON.stringify(outsiderReport(snapshot, report), null, 2)}\n`;
  await expect(made).toMatchFileSnapshot('sample-report.json');
});
