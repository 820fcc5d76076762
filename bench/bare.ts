import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * What the product is measured against: a bare Fastify in a process of its own that answers with the same page, and with the
 * same queries as the product's, and does nothing else: no tokens, no validation, no envelope, no headers.
 */
const { values } = parseArgs({ options: { port: { type: 'string' }, page: { type: 'string' } } });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const page = readFileSync(values.page ?? '');
const app = Fastify();

app.get('/home', (_, reply) => reply.type('text/html; charset=utf-8').send(page));

app.get<{ Querystring: { uid: string } }>('/documents', async ({ query }) => {
  const mine = 'from documents where owner_uid = $1 and deleted_at is null';
  const total = await pool.query(`select count(*)::int as total ${mine}`, [query.uid]);
  const items = await pool.query(`select * ${mine} order by updated_at desc, id limit 10 offset 0`, [query.uid]);
  return { items: items.rows, total: total.rows[0]?.total };
});

app.patch<{ Params: { id: string }; Querystring: { uid: string }; Body: { name: string } }>(
  '/documents/:id',
  async ({ params, query, body }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(
        `update documents set name = $1, folded_name = lower($1), renamed = true, updated_at = now()
         where owner_uid = $2 and id = $3 and deleted_at is null returning *`,
        [body.name, query.uid, params.id],
      );
      await client.query('commit');
      return rows[0];
    } finally {
      client.release();
    }
  },
);

/**
 * Holds a time without looking whether it is offered: the constraint alone refuses. Like the product it takes the adviser's row
 * first; without that, inserts that meet wait for each other until PostgreSQL ends one of them as a deadlock, a second later.
 */
app.post<{ Body: { serviceId: string; adviserId: string; startsAt: string } }>('/bookings', async ({ body }, reply) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from advisers where id = $1 for no key update', [body.adviserId]);
    const { rows } = await client.query(
      `insert into bookings (id, owner_uid, service_id, adviser_id, status, stage, starts_at, ends_at, blocked, zone,
         hold_expires_at, needs_confirmation, move_notice_hours, max_moves, cancel_notice_hours, prices, created_at)
       select gen_random_uuid(), 'bench', $1, $2, 'pending', 'held', at, at + interval '45 minutes',
         tstzrange(at - interval '5 minutes', at + interval '50 minutes'), 'UTC', now() + interval '15 minutes',
         false, 12, 2, 24, '[]', now()
       from (select $3::timestamptz at) time returning *`,
      [body.serviceId, body.adviserId, body.startsAt],
    );
    await client.query(
      `insert into booking_events (booking_id, number, kind, by, starts_at, at) values ($1, 1, 'held', 'founder', $2, now())`,
      [rows[0].id, body.startsAt],
    );
    await client.query('commit');
    return reply.code(201).send(rows[0]);
  } catch (error) {
    await client.query('rollback');
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'bookings_no_overlap';
    return reply.code(isTaken ? 409 : 500).send();
  } finally {
    client.release();
  }
});

app.get('/readyz', async () => ({ status: 'ready' }));
await app.listen({ port: Number(values.port), host: '127.0.0.1' });
