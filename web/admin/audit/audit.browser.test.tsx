import { expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { followOperator } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';
import { kindWords } from './audit-words.ts';

const demo = listAuditEntries.reply.parse(answers['/admin/audit?page=1']);

it('leads from an entry to what it is about, by kind and page', async () => {
  const items = Object.keys(kindWords).map((subjectKind, index) => ({
    ...demo.items[0],
    id: String(index),
    subjectKind,
  }));
  const said = await followOperator({
    at: `${paths.admin.audit}?page=0`,
    answers: {
      '/admin/audit?page=1': { ...demo, items, total: 60 },
      '/admin/audit?page=3': { ...demo, items: [], page: 3, total: 0 },
      '/admin/audit?page=1&subjectKind=payment': { ...demo, items: items.slice(0, 1), total: 1 },
    },
    steps: ['Page 3', ['About', 'Transfers'], ['About', 'Everything']],
  });
  await expect(said).toMatchFileSnapshot('said/kinds.txt');
});
