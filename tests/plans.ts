import { type SQL, sql } from 'drizzle-orm';
import type { LimitKey, PlanKey } from '#domain/plans.ts';
import type { OwnerScope } from '#server/access/scope.ts';
import type { Db } from '#server/db/client.ts';
import { createEntitled } from '#server/entitled.ts';
import type { Module } from '#server/module.ts';
import type { TestApp } from './app.ts';

/** Puts a user who has an account on a plan. */
export async function putOnPlan({ context }: TestApp, uid: string, plan: PlanKey): Promise<void> {
  const { setPlan } = context.modules.accounts.gives;
  await context.database.db.transaction((tx) => setPlan(tx, uid, plan));
}

/** What somebody's plan allows, as an endpoint is given it. */
export function planOf({ context }: TestApp, scope: OwnerScope) {
  const counts = Object.values<Module>(context.modules).map(({ limits = {} }) => limits);
  return createEntitled(context.billing.entitlements, counts)(scope);
}

/** What stands for one of something that plans limit, and what a copy of it must have of its own. */
const counted = {
  ideas: { table: 'documents', own: ['id'], where: sql`type = 'validation'` },
  readinessChecks: { table: 'documents', own: ['id'], where: sql`type = 'evaluation'` },
  agreements: { table: 'documents', own: ['id'], where: sql`type not in ('validation', 'evaluation')` },
  privateLinks: { table: 'share_links', own: ['id', 'token_hash', 'document_id'] },
  publishedReports: { table: 'publications', own: ['slug', 'document_id'] },
  signatureRequests: { table: 'signing_requests', own: ['id', 'document_id'] },
  witnessLinks: {
    table: 'witness_links',
    own: ['id', 'token_hash', 'observation_id'],
    where: sql`answer is null and revoked_at is null and observation_id in (select id from observations where file_id is null)`,
  },
  openQuotes: { table: 'quotes', own: ['id'], where: sql`state in ('draft', 'pending', 'in_progress')` },
} as const satisfies Partial<Record<LimitKey, { table: string; own: string[]; where?: SQL }>>;

const copy = 'copy-of-a-';
const mark = (key: LimitKey) => `${copy}${key}-`;

/**
 * Copies what the owner has one of, `more` times, in one statement; a copy of something of a document is of a copied document.
 * What they have is what counts: AI texts are a number that grows.
 */
export async function addCopies({ context }: TestApp, uid: string, key: LimitKey, more: number): Promise<void> {
  const { db } = context.database;
  if (key === 'aiTexts')
    return void (await db.execute(
      sql`update narrative_usage set asked = asked + ${more}::int where owner_uid = ${uid}`,
    ));
  const { table, own, ...rest } = counted[key];
  const where = 'where' in rest ? rest.where : sql`true`;
  if (own.some((column) => column === 'document_id')) {
    const versioned = sql`select document_id from document_versions where number = 1`;
    const one = sql`select id from documents where owner_uid = ${uid} and id in (${versioned}) order by id limit 1`;
    await copyRows(db, { table: 'documents', own: ['id'], where: sql`id = (${one})` }, key, more);
    const first = sql`number = 1 and document_id = (${one})`;
    await copyRows(db, { table: 'document_versions', own: ['document_id'], where: first }, key, more);
  }
  if (key === 'witnessLinks') {
    const one = sql`id = (select observation_id from witness_links where owner_uid = ${uid} and ${where} order by id limit 1)`;
    await copyRows(db, { table: 'observations', own: ['id', 'client_key'], where: one }, key, more);
  }
  await copyRows(db, { table, own, where: sql`owner_uid = ${uid} and ${where}` }, key, more);
}

async function copyRows(
  db: Db,
  { table, own, where }: { table: string; own: readonly string[]; where: SQL },
  key: LimitKey,
  more: number,
) {
  const name = sql.identifier(table);
  const fields = own.flatMap((column) => [sql`${column}::text`, sql`(${mark(key)}::text || n)`]);
  await db.execute(sql`insert into ${name}
    select (jsonb_populate_record(null::${name}, one.row || jsonb_build_object(${sql.join(fields, sql`, `)}))).*
    from (select to_jsonb(t) as row from ${name} t where ${where}
      order by ${sql.identifier(own[0] ?? '')} limit 1) one, generate_series(1, ${more}::int) n
    on conflict do nothing`);
}
