import { narrow } from '../../access/scope.ts';
import type { Database } from '../../db/client.ts';
import { type PersonaKey, personas } from '../../seed/personas.ts';
import type { SupportDeps } from './deps.ts';
import type { SupportServices } from './routes.ts';

/** Two conversations of the seasoned founder: one answered, one that waits. Only where there are none yet. */
export async function seedSupport(
  { database, everybody }: Pick<SupportDeps, 'everybody'> & { database: Database },
  { threads, answers }: Pick<SupportServices, 'threads' | 'answers'>,
  uids: Record<PersonaKey, string>,
): Promise<void> {
  const scope = narrow(everybody, uids.seasonedFounder);
  const member = { uid: scope.uid, name: personas.seasonedFounder.name, scope };
  const operator = { uid: uids.admin, name: personas.admin.name, scope: everybody };
  await database.db.transaction(async (tx) => {
    if ((await threads.list(tx, scope, { page: 1, pageSize: 1 })).total > 0) return;
    const paid = await threads.start(tx, member, {
      area: 'bookings',
      text: 'I paid by bank transfer this morning. When does my session show as confirmed?',
      fileIds: [],
    });
    await answers.answer(tx, operator, paid.id, {
      text: 'Bank transfers reach us within a working day. Your session is confirmed the moment we see the money, and you get a mail.',
      fileIds: [],
    });
    await threads.start(tx, member, {
      area: 'documents',
      text: 'My co-founder cannot open the link to sign on an old phone. Can she sign on a computer instead?',
      fileIds: [],
    });
  });
}
