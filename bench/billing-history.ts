import { decodeJwt } from 'jose';
import pg from 'pg';
import { listHistory } from '#contract/billing/history.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { signUpFounder } from '#tests/setup/account.ts';
import { type Measurement, percentile, timeRuns } from './measure.ts';

/** Ten years of monthly payments, each with a charge and a payment. */
const ownInvoices = 120;
/** What everybody else has: the more there is, the more an index is worth. */
const otherInvoices = 20_000;
const runs = 200;
const budgetMs = 300;

/**
 * The billing history of a member with 240 entries in the books among 40,000 of others: all, of one year, of one kind and a later
 * page, with its totals, through the whole API on PostgreSQL, one request after the other.
 */
export async function measureBillingHistory(product: string, databaseUrl: string): Promise<Measurement[]> {
  const founder = await signUpFounder(product, 'bench-history@cairn.example');
  const uid = decodeJwt(founder.token).sub ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertBooks(client, 'bench-other', 'bench-other-', otherInvoices);
    await insertBooks(client, 'bench-own', uid, ownInvoices);
    await client.query('analyze invoices, journal_entries, journal_lines');
    const queries = ['', '?year=2026', '?kind=receipt', '?page=5'];
    let count = 0;
    const times = await timeRuns(runs, async () => {
      count += 1;
      const url = `${product}${apiPrefix}${listHistory.path}${queries[count % queries.length]}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${founder.token}` } });
      const { data } = (await answer.json()) as { data: { items: unknown[] } };
      if (!answer.ok || data.items.length === 0) throw new Error(`${url}: ${answer.status}, nothing found`);
    });
    const slowest = percentile(times, 0.99);
    return [
      {
        name: `billing history of a member with ${ownInvoices * 2} entries: year, kind and page, 99th percentile`,
        value: `${slowest.toFixed(1)} ms`,
        budget: `< ${budgetMs} ms`,
        kept: slowest < budgetMs,
      },
    ];
  } finally {
    await client.end();
  }
}

/** Issued and paid invoices, a month apart, with the entries of the books. @param owner a uid, or what the uids of others begin with. */
async function insertBooks(client: pg.Client, id: string, owner: string, invoices: number): Promise<void> {
  const isMany = invoices > ownInvoices;
  await client.query('begin');
  await client.query(
    `insert into invoices (id, uid, subject_kind, subject_id, title, state, currency, discount_minor, net_minor, tax_percent,
       tax_minor, total_minor, paid_minor, number, issued_at, seller, customer, created_at)
     select $1 || '-' || n, $2 || case when $3 then (n % 400)::text else '' end, 'work', $1 || '-' || n, 'Founder, monthly', 'paid',
       'NGN', 0, 1000000, 7.5, 75000, 1075000, 1075000, $1 || '-' || n, now() - n * $5::interval, '{}', '{}', now() - n * $5::interval
     from generate_series(1, $4::int) n`,
    [id, owner, isMany, invoices, isMany ? '1 hour' : '1 month'],
  );
  const parts = [
    {
      kind: 'invoice_issued',
      lines: [
        ['receivable', 1_075_000],
        ['revenue', -1_000_000],
        ['tax_payable', -75_000],
      ],
    },
    {
      kind: 'payment_received',
      lines: [
        ['checkout', 1_075_000],
        ['receivable', -1_075_000],
      ],
    },
  ] as const;
  for (const { kind, lines } of parts) {
    const entry = `'${kind}:' || id`;
    await client.query(
      `insert into journal_entries (id, event_key, kind, invoice_id, description, posted_at)
       select ${entry}, ${entry}, $2, id, 'Bench', created_at from invoices where starts_with(id, $1 || '-')`,
      [id, kind],
    );
    for (const [position, [account, amount]] of lines.entries())
      await client.query(
        `insert into journal_lines (entry_id, position, account, currency, amount_minor)
         select ${entry}, $2, $3, 'NGN', $4 from invoices where starts_with(id, $1 || '-')`,
        [id, position, account, amount],
      );
  }
  await client.query('commit');
}
