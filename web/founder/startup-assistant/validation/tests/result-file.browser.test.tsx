import { expect, it } from 'vitest';
import { attachResultFile, removeResultFile } from '#contract/validation/result-files.ts';
import { recordTestResult } from '#contract/validation/test-cards.ts';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { ResultDialog } from './result-dialog.tsx';
import { ResultFile } from './result-file.tsx';

const idea = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const [record] = idea.testCards as [IdeaState['testCards'][number]];
const shown = { id: 'f', name: 'Takings.pdf', sha256: 'a'.repeat(64) };
const withFile = { ...record, results: record.results.map((result) => ({ ...result, file: shown })) };
const pdf = new File(['%PDF-1.4'], 'Takings.pdf', { type: 'application/pdf' });
const revision = idea.revision + 1;

it('sends the file that was chosen with a result to that result, and keeps the result where it fails', async () => {
  const entered = { ...record, results: [...record.results, { ...record.results[0] }] } as typeof record;
  api.on(recordTestResult, { revision, testCard: entered });
  api.on(attachResultFile, refused('FILE_UNREADABLE'));
  let closed = 0;
  const screen = await show(<ResultDialog ideaId={idea.id} record={record} onClose={() => closed++} />);
  await screen.getByLabelText('How many did you try?').fill('20');
  await screen.getByLabelText('How many succeeded?').fill('9');
  await screen.getByLabelText('File (optional)').upload(pdf);
  await screen.getByRole('button', { name: 'Save the result' }).click();
  await expect.element(screen.getByText(/The result is saved, its file is not\./)).toBeVisible();
  expect(closed).toBe(1);
  expect(api.calls(recordTestResult)).toHaveLength(1);
  expect(api.calls(attachResultFile)[0]).toMatchObject({ params: { number: entered.results.length } });
});

it('attaches a file to the last result, and takes it off', async () => {
  api.on(attachResultFile, { revision, testCard: withFile });
  api.on(removeResultFile, { revision, testCard: record });
  const screen = await show(<ResultFile ideaId={idea.id} record={record} />);
  await expect.element(screen.getByRole('button', { name: 'Attach a file to the result' })).toBeVisible();
  await screen.getByLabelText('File that shows the result').upload(pdf);
  await expect.poll(() => api.calls(attachResultFile)).toHaveLength(1);
  expect(api.calls(attachResultFile)[0]?.file?.name).toBe('Takings.pdf');
  await screen.unmount();
  const attached = await show(<ResultFile ideaId={idea.id} record={withFile} />);
  await attached.getByRole('button', { name: 'Remove file Takings.pdf' }).click();
  await expect.poll(() => api.calls(removeResultFile)).toHaveLength(1);
});
