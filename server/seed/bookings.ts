import { narrow } from '../access/scope.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { createBookingsModule, listBusy } from '../modules/bookings/module.ts';
import { createConsultationModule } from '../modules/consultation/module.ts';

const dayMs = 24 * 3_600_000;
const zone = 'Africa/Lagos';

/** Two sessions that took place and one that is to come, all of a free service: no money is made up. */
const sessions = [
  {
    daysAgo: 41,
    topic: 'Which test to run next',
    outcome: 'Talk to ten shop owners before building anything more, and write down what each of them does today.',
  },
  {
    daysAgo: 12,
    topic: 'What ten conversations showed',
    outcome: 'Ask for a deposit next: liking it is not paying for it. Set the pass mark before the first one is asked.',
  },
  { daysAgo: 0, topic: 'After the first deposits', outcome: null },
];

/** Bookings of the seasoned founder, made by the services themselves at another time. Only where there are none yet. */
export async function seedBookings(context: Context, uid: string): Promise<void> {
  const { database, consultation, bookings, documents, platform } = context;
  const founder = narrow(platform.everybody, uid);
  const operator = { actor: { uid: null, name: 'seed' }, scope: platform.everybody };
  const [service] = (await consultation.serviceList.list(database.db)).filter(({ prices }) => prices.NGN === 0);
  if (!service) return;
  const query = { page: 1, pageSize: 1 };
  for (const tab of ['upcoming', 'past'] as const)
    if ((await bookings.bookings.list(database.db, founder, { tab, ...query })).total > 0) return;
  const newest = { sort: 'date', type: 'validation', ...query } as const;
  const [idea] = (await documents.list(database.db, founder, newest)).items;
  let now = context.clock();
  const past = modulesAt(context, () => now);

  /** Books the free time that is nearest to the day after `now`. */
  async function book(tx: Db, topic: string) {
    const wanted = new Date(now.getTime() + dayMs);
    const [time] = await past.catalogue.freeTimesNear(tx, {
      serviceId: service?.id ?? '',
      adviserId: null,
      wanted,
      count: 1,
    });
    if (!time) return undefined;
    const request = {
      serviceId: service?.id ?? '',
      adviserId: time.adviserIds[0] ?? null,
      startsAt: time.startsAt,
      zone,
    };
    const { id } = await past.holds.hold(tx, founder, request);
    const details = { topic, notes: '', phone: '', currency: null, method: null };
    return (await past.holds.confirm(tx, founder, id, details, [])).booking;
  }

  await database.db.transaction(async (tx) => {
    for (const { daysAgo, topic, outcome } of sessions) {
      now = new Date(context.clock().getTime() - daysAgo * dayMs);
      const booking = await book(tx, topic);
      if (!booking || outcome === null) continue;
      now = new Date(booking.endsAt);
      await past.operator.complete(tx, operator, booking.id, outcome);
      if (idea) await past.bookings.linkOutcome(tx, founder, booking.id, { kind: 'document', id: idea.id });
    }
  });
}

/** The modules as they would have worked at another time; nobody is written to. */
function modulesAt({ platform, modules }: Context, clock: () => Date) {
  const notifyNobody = async () => undefined;
  const quiet = { ...platform, clock, mailQueue: { post: notifyNobody }, notify: notifyNobody, audit: notifyNobody };
  const { accounts, billing, preferences, validation } = modules;
  const { catalogue } = createConsultationModule({ ...quiet, ...billing.gives, listBusy }).gives;
  const gives = { ...accounts.gives, ...billing.gives, ...preferences.gives, ...validation.gives };
  const given = { ...quiet, ...gives, catalogue };
  return { ...createBookingsModule(given).services, catalogue };
}
