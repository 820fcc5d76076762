import { startPayment } from '#contract/billing/payments.ts';
import { joinWaitlist } from '#contract/bookings/waitlist.ts';
import { createDocumentExport } from '#contract/documents/exports.ts';
import { createShareLink } from '#contract/signing/sharing.ts';
import { addAssumption } from '#contract/validation/validation.ts';
import { narratives } from '#server/modules/narratives/tables.ts';
import { memberRequests } from '#server/modules/requests/tables.ts';
import { signers, signingRequests } from '#server/modules/signing/tables.ts';
import { seedBookings } from '#server/seed/bookings.ts';
import type { PersonaKey } from '#server/seed/personas.ts';
import { seedSeasonedFounder } from '#server/seed/seasoned-founder.ts';
import type { TestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';
import { readOwnedRows } from './owned-rows.ts';
import { sampleValue } from './sample-value.ts';

interface Founder {
  uid: string;
  token: string;
  now: Date;
}

/** Gives a founder who has an account something of everything, as after a year. The account `operator` operates the platform. */
export async function makeFounderYear(test: TestApp, { uid: owner, token, now }: Founder): Promise<void> {
  const { context } = test;
  const uids = { seasonedFounder: owner, admin: 'operator' } as Record<PersonaKey, string>;
  await seedSeasonedFounder(context, owner);
  for (const module of Object.values(context.modules)) if ('seed' in module) await module.seed(uids);
  await seedBookings(context, owner);
  const { db } = context.database;
  const own = await readOwnedRows(db, owner);
  const idOf = (table: string) => String(own.get(table)?.[0]?.id);
  const call = createCall(test.app);
  const [document] = own.get('documents')?.filter(({ version_count }) => Number(version_count) > 0) ?? [];
  const documentId = String(document?.id);
  const [service] = await context.consultation.serviceList.list(db);
  const made = [
    await call(createDocumentExport, { token, body: { documentIds: [documentId] } }),
    await call(createShareLink, { token, params: { documentId }, body: { label: 'Ife', versionNumber: 1, days: 7 } }),
    await call(startPayment, { token, params: { invoiceId: idOf('invoices') }, body: { method: 'bank_transfer' } }),
    await call(addAssumption, {
      token,
      params: { ideaId: idOf('ideas') },
      body: sampleValue(addAssumption.body) as never,
    }),
    await call(joinWaitlist, {
      token,
      params: { serviceId: service?.id ?? '' },
      body: { adviserId: null, fromDay: '2026-03-09', toDay: '2026-03-10', zone: 'Africa/Lagos' },
    }),
  ];
  for (const answer of made) if (answer.status >= 400) throw new Error(JSON.stringify(answer.json));
  const inAWeek = new Date(now.getTime() + 7 * 86_400_000);
  const common = { ownerUid: owner, documentId, createdAt: now };
  const hash = 'a'.repeat(64);
  await db.insert(narratives).values({
    ...common,
    id: 'narrative-of-the-owner',
    use: 'summary',
    requestHash: hash,
    provider: 'x',
    model: 'x',
    month: '2026-03',
    state: 'done',
    finishedAt: now,
  } as never);
  const person = { ownerName: 'Ada', ownerEmail: 'ada@example.com', title: 'NDA', message: '' };
  const law = { lawText: 'x', lawSource: 'x', lawChecked: true };
  await db.insert(memberRequests).values({
    id: 'request-to-a-person',
    uid: owner,
    kind: 'verdict',
    documentId,
    versionNumber: 1,
    question: 'Why is it not supported?',
    requestedAt: now,
    dueOn: '2026-03-16',
  });
  await db.insert(signingRequests).values({
    ...common,
    ...person,
    ...law,
    id: 'request-of-the-owner',
    versionNumber: 1,
    inOrder: true,
    fileId: 'signed-file-of-the-owner',
    sha256: hash,
    expiresAt: inAWeek,
  } as never);
  await db.insert(signers).values({
    id: 'signer-of-the-owner',
    requestId: 'request-of-the-owner',
    position: 1,
    tokenHash: hash,
    label: 'x',
    name: 'Bola',
    email: 'b@example.com',
    company: '',
    title: '',
  } as never);
}
