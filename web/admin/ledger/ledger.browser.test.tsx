import { expect, it } from 'vitest';
import { journalEntry, listJournal } from '#contract/billing/journal.ts';
import { LEDGER_ACCOUNTS } from '#domain/billing/ledger.ts';
import { followOperator } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const demo = listJournal.reply.parse(answers['/admin/journal?page=1']);
const balances = LEDGER_ACCOUNTS.map((account, index) => ({
  account,
  currency: index % 2 ? 'USD' : 'NGN',
  amountMinor: 50 - index * 25,
}));

it('shows entries of every kind and every account, page by page', async () => {
  const items = journalEntry.shape.kind.options.map((kind, index) => ({
    ...demo.items[0],
    id: `e${index}`,
    kind,
    lines: balances.map((line) => ({ ...line, balanceMinor: 100 - index * 50 })),
  }));
  const said = await followOperator({
    at: paths.admin.ledger,
    answers: {
      '/admin/journal?page=1': { ...demo, items, total: 40, balances },
      '/admin/journal?page=2': { ...demo, items: [], balances: [], page: 2, total: 0 },
    },
    steps: ['Next'],
  });
  await expect(said).toMatchFileSnapshot('said/pages.txt');
});
