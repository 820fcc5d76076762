import { decodeJwt } from 'jose';
import pg from 'pg';
import { documentTypes, listDocuments } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { signUpFounder } from '#tests/setup/account.ts';
import { type Measurement, percentile, timeRuns } from './measure.ts';

const ownDocuments = 500;
/** What everybody else has: the more there is, the more an index is worth. */
const otherDocuments = 20_000;
const runs = 300;
const budgetMs = 300;

/**
 * All Documents of a founder with 500 documents, filtered by type and status, searched, and on a later page, through the whole
 * API on PostgreSQL among 20,000 documents of others, one request after the other.
 */
export async function measureDocuments(product: string, databaseUrl: string): Promise<Measurement[]> {
  const founder = await signUpFounder(product, 'bench-documents@cairn.example');
  const uid = decodeJwt(founder.token).sub ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertDocuments(client, uid);
    const filters = documentTypes.map((type, index) =>
      new URLSearchParams({
        type,
        status: index % 2 === 0 ? 'completed' : 'draft',
        search: 'Ọja',
        sort: index % 3 === 0 ? 'name' : 'date',
        page: '2',
      }).toString(),
    );
    let count = 0;
    const times = await timeRuns(runs, async () => {
      count += 1;
      const url = `${product}${apiPrefix}${listDocuments.path}?${filters[count % filters.length]}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${founder.token}` } });
      const { data } = (await answer.json()) as { data: { items: unknown[] } };
      if (!answer.ok || data.items.length === 0) throw new Error(`${url}: ${answer.status}, nothing found`);
    });
    const plan = await explainList(client, uid);
    return [
      {
        name: `documents of a founder with ${ownDocuments}: type, status, search and page 2, 99th percentile`,
        value: `${percentile(times, 0.99).toFixed(1)} ms`,
        budget: `< ${budgetMs} ms`,
        kept: percentile(times, 0.99) < budgetMs,
      },
      {
        name: 'the same list, read by an index of its own',
        value: plan.includes('Seq Scan') ? 'no' : 'yes',
        budget: 'yes',
        kept: !plan.includes('Seq Scan') && /documents_by_(date|name)/.test(plan),
      },
    ];
  } finally {
    await client.end();
  }
}

async function insertDocuments(client: pg.Client, uid: string): Promise<void> {
  const insert = `
    insert into documents (id, owner_uid, type, name, folded_name, status, created_at, updated_at)
    select $1 || '-' || n, $2 || case when $3 then (n % 200)::text else '' end, ($4::text[])[1 + n % 8],
      'Ọjà ' || n, 'oja ' || n, case when n / 8 % 2 = 0 then 'completed' else 'draft' end,
      now() - n * interval '1 hour', now() - n * interval '1 minute'
    from generate_series(1, $5::int) n`;
  await client.query(insert, ['bench-other', 'other-', true, documentTypes, otherDocuments]);
  await client.query(insert, ['bench-own', uid, false, documentTypes, ownDocuments]);
  await client.query('analyze documents');
}

/** How PostgreSQL reads the list: the same query as in document.repo.ts. */
async function explainList(client: pg.Client, uid: string): Promise<string> {
  const { rows } = await client.query(
    `explain select * from documents
     where owner_uid = $1 and deleted_at is null and type = 'nda' and status = 'draft' and position('oja' in folded_name) > 0
     order by updated_at desc, id offset 10 limit 10`,
    [uid],
  );
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
}
