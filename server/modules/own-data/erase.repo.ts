import { type SQL, sql } from 'drizzle-orm';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { isOwn } from './own-data.repo.ts';
import type { Erasing, TableRule } from './rule.ts';
import { ownedOf, tableRules } from './rules.ts';

/** Rows of a table that is another one's part go before it; what stands later in the list goes first. */
const inOrder = tableRules
  .map((rule, place) => ({ rule, place, depth: depthOf(rule) }))
  .sort((a, b) => b.depth - a.depth || b.place - a.place)
  .map(({ rule }) => rule);

function depthOf(rule: TableRule): number {
  const owned = ownedOf(rule);
  const parent = owned && 'of' in owned ? tableRules.find(({ table }) => table === owned.of) : undefined;
  return parent ? depthOf(parent) + 1 : 0;
}

/**
 * Every row of the member's is deleted or takes the pseudonym, by the rules; then what names them among the rows of others.
 * Harmless to repeat. Kept records let themselves be changed in this transaction alone.
 */
export async function eraseRows(tx: Db, scope: OwnerScope, erasing: Erasing): Promise<void> {
  await tx.execute(sql`select set_config('cairn.erasing', 'on', true)`);
  await eraseMentions(tx, erasing);
  for (const rule of inOrder) {
    const owned = ownedOf(rule);
    if ('untouched' in rule.erased || !owned) continue;
    const { kept } = rule.erased;
    const table = sql.identifier(rule.table);
    const own = isOwn(scope, rule.table, owned);
    if (!kept) await tx.execute(sql`delete from ${table} where ${own}`);
    else if (kept.rows) await tx.execute(sql`delete from ${table} where ${own} and (${kept.rows}) is not true`);
    const changes = Object.entries(kept?.set(erasing) ?? {});
    if (changes.length > 0) {
      const set = changes.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
      await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ${own}`);
    }
  }
  await tx.execute(sql`select set_config('cairn.erasing', 'off', true)`);
}

/** Their files are removed with their rows: which of a table's are not kept. */
export const isErased = ({ erased }: TableRule): SQL | undefined =>
  'kept' in erased && erased.kept?.rows ? sql`(${erased.kept.rows}) is not true` : undefined;

/** What names the member among the rows of others. An address counts only where it was known to be theirs. */
async function eraseMentions(tx: Db, { uid, pseudonym, name }: Erasing): Promise<void> {
  const me = sql`(select doc ->> 'name' as name, doc ->> 'email' as email from users where uid = ${uid})`;
  const ownThings = sql`(select id from bookings where owner_uid = ${uid} union select id from quotes where owner_uid = ${uid}
    union select id from invoices where uid = ${uid} union select id from payments where uid = ${uid}
    union select r.id from refunds r join invoices i on i.id = r.invoice_id where i.uid = ${uid}
    union select id from disputes where uid = ${uid})`;
  const signedElsewhere = sql`(select s.id, s.request_id, s.name, r.document_id from signers s
    join signing_requests r on r.id = s.request_id
    where r.owner_uid <> ${uid} and r.certificate_id is not null and lower(s.email) = (select lower(email) from ${me} me)
      and exists (select 1 from erasures e where e.uid = ${uid} and e.tell))`;
  const statements = [
    // What operators did as this member.
    sql`update audit_entries set actor_name = ${name}, actor_uid = ${pseudonym} where actor_uid = ${uid}`,
    // Whom the entries about their things name, by the address of that day.
    sql`update audit_entries set detail = detail - 'member' where detail ->> 'member' is not null
      and (lower(detail ->> 'member') = (select lower(email) from ${me} me) or subject_id in ${ownThings}
      or subject_id in (select id from support_threads where owner_uid = ${uid}))`,
    sql`update quote_offers set made_by = ${name}, made_by_uid = ${pseudonym} where made_by_uid = ${uid}`,
    sql`update quote_messages set author = ${name}, author_uid = ${pseudonym} where author_uid = ${uid}`,
    sql`update support_messages set author = ${name}, author_uid = ${pseudonym} where author_uid = ${uid}`,
    // What they wrote to us without their account, from their address.
    sql`delete from support_threads where lower(visitor_email) = (select lower(email) from ${me} me)
      and exists (select 1 from erasures e where e.uid = ${uid} and e.tell)`,
    sql`delete from support_visitor_notes where lower(email) = (select lower(email) from ${me} me)
      and exists (select 1 from erasures e where e.uid = ${uid} and e.tell)`,
    // What became of mail to their address.
    sql`delete from mail_addresses where address = (select lower(email) from ${me} me)`,
    sql`delete from sent_mails where address = (select lower(email) from ${me} me)`,
    sql`delete from grants where grantee_uid = ${uid}`,
    // News to others about them.
    sql`delete from notifications n where n.uid <> ${uid}
      and (n.thing_id in ${ownThings} or substring(n.href from '[^/=]+$') in ${ownThings})`,
    sql`delete from notifications n using ${signedElsewhere} s
      where n.thing_kind = 'document' and n.thing_id = s.document_id and strpos(n.title || n.body, s.name) > 0`,
    // Agreements of others that they have signed.
    sql`update signing_events e set who = ${name} from ${signedElsewhere} s where e.request_id = s.request_id and e.who = s.name`,
    sql`update signers set name = ${name}, email = ${`${pseudonym}@erased.invalid`}, company = '', title = '',
        signed_name = case when signed_at is null then null else ${name} end,
        signed_ip = case when signed_at is null then null else '' end
      where id in (select id from ${signedElsewhere} s)`,
    // Work that names them, but for mail, which waits encrypted and goes once it is sent.
    sql`delete from jobs.job where (strpos(data::text, ${uid}) > 0 or strpos(coalesce(singleton_key, ''), ${uid}) > 0
      or strpos(coalesce(singleton_key, ''), (select email from ${me} me)) > 0)
      and (state in ('completed', 'failed', 'cancelled') or name <> 'mail.deliver')`,
  ];
  for (const statement of statements) await tx.execute(statement);
}
