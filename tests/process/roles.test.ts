import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { startPayment } from '#contract/billing/payments.ts';
import { readBooking } from '#contract/bookings/bookings.ts';
import { confirmBooking, holdBooking } from '#contract/bookings/holds.ts';
import { createAdviser, saveHours } from '#contract/consultation/admin-advisers.ts';
import { createService } from '#contract/consultation/admin-services.ts';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { actOnDevCheckout } from '#contract/dev/checkout.ts';
import { createDocumentExport, listDocumentExports, readDocumentExportFile } from '#contract/documents/exports.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { listNotifications, streamNotifications } from '#contract/notifications/notifications.ts';
import { readSigningFile, signAgreement } from '#contract/signing/signatures.ts';
import { readSignedFile, requestSigning } from '#contract/signing/signing.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeFinalAgreement } from '#tests/agreements/final-agreement.ts';
import { createRemoteCall } from '#tests/call-endpoint.ts';
import { sampleAdviser, sampleService } from '#tests/consultation.ts';
import { manageCluster, members } from '#tests/setup/cluster.ts';
import { ada, callAs, kola, sha256 } from '#tests/signing.ts';

const cluster = manageCluster();
const { call } = cluster;
const zone = 'Africa/Lagos';
const ideas = 4;
/** A dead process is noticed within a minute or two, and a mail is tried again after half a minute. */
const recovery = { timeout: 240_000, interval: 250 };

let founder: { email: string; token: string; cookie: string };
let serviceId = '';
let documentIds: string[] = [];
let bookings = 0;

beforeAll(async () => {
  founder = await cluster.meet('ada@people.example');
  const { token } = await cluster.meet('operator@people.example', { isOperator: true });
  const adviser = (await call(createAdviser, { token, body: sampleAdviser })).data;
  const spans = [{ fromMinute: 0, toMinute: 1440 }];
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, spans }));
  await call(saveHours, { token, params: { adviserId: adviser.id }, body: { hours, version: adviser.version } });
  const service = { ...sampleService, stepMinutes: 60, adviserIds: [adviser.id] };
  serviceId = (await call(createService, { token, body: service })).data.id;
  documentIds = await Promise.all(
    Array.from({ length: ideas }, async (_, index) => {
      const intake = { ...BOOKKEEPING, title: `Idea ${index}` };
      const { id } = (await call(createIdea, { token: founder.token, body: { intake } })).data;
      await call(publishVersion, { token: founder.token, params: { ideaId: id } });
      return id;
    }),
  );
}, 120_000);

const dayAhead = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** Holds a time, confirms it and pays for it at the provider, whose webhook will tell us. */
async function payForBooking() {
  const { token } = founder;
  const day = dayAhead(2 + bookings++);
  const query = { from: day, to: day, zone };
  const { days } = (await call(listFreeTimes, { token, params: { serviceId }, query })).data;
  const startsAt = days[0]?.times[3]?.startsAt ?? '';
  const { id: bookingId } = (
    await call(holdBooking, { token, body: { serviceId, adviserId: null, startsAt, zone }, key: `hold-${day}` })
  ).data;
  const choice = { currency: 'NGN', method: 'checkout' } as const;
  const { invoiceId } = (await call(confirmBooking, { token, params: { bookingId }, body: choice })).data;
  const params = { invoiceId: invoiceId ?? '' };
  const { reference } = (await call(startPayment, { token, params, body: { method: 'checkout' } })).data;
  await call(actOnDevCheckout, { params: { reference }, body: { action: 'pay_without_return' } });
  return { bookingId, invoiceId: params.invoiceId };
}

async function beginExport(): Promise<string> {
  return (await call(createDocumentExport, { token: founder.token, body: { documentIds } })).data.id;
}
const findExport = async (id: string) => {
  const { items } = (await call(listDocumentExports, { token: founder.token })).data;
  return items.find((one) => one.id === id);
};

async function expectPaid({ bookingId, invoiceId }: { bookingId: string; invoiceId: string }) {
  const { token } = founder;
  const states = async () => [
    (await call(readBooking, { token, params: { bookingId } })).data.status,
    (await call(readInvoice, { token, params: { invoiceId } })).data.status,
  ];
  await expect.poll(states, recovery).toEqual(['in_progress', 'paid']);
}

async function expectExported(exportId: string) {
  await expect.poll(async () => (await findExport(exportId))?.status, recovery).toBe('ready');
  const { bytes } = await call(readDocumentExportFile, { token: founder.token, params: { exportId } });
  const { 'manifest.json': manifest, ...files } = unzipSync(bytes);
  expect(JSON.parse(Buffer.from(manifest ?? []).toString()).documents).toHaveLength(ideas);
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(ideas);
}

/** Something was said, and nothing twice. */
function expectOnce(said: (string | undefined)[]) {
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said).size).toBe(said.length);
}

const titlesOf = async (part: string) => {
  const { items } = (await call(listNotifications, { token: founder.token, query: { pageSize: 50 } })).data;
  return items.filter(({ href }) => href?.includes(part)).map(({ title }) => title);
};

describe('two web processes and a worker', () => {
  it('take a booking from its hold to the money, and send each mail once', async () => {
    const before = (await cluster.mailsTo(founder.email)).length;
    const booked = await payForBooking();
    await expectPaid(booked);
    await cluster.waitForMails();
    expectOnce((await cluster.mailsTo(founder.email)).slice(before).map(({ subject }) => subject));
  });

  it('tell a page of either process what the worker has done', async () => {
    const headers = { authorization: `Bearer ${founder.token}` };
    const streams = await Promise.all(
      (['first web', 'second web'] as const).map((member) =>
        fetch(`${cluster.urlOf(member)}${apiPrefix}${streamNotifications.path}`, { headers }),
      ),
    );
    const heard = streams.map(async ({ body }) => {
      let text = '';
      for await (const piece of body ?? []) {
        text += Buffer.from(piece).toString();
        if (text.includes('event: news')) return true;
      }
      return false;
    });
    const exportId = await beginExport();
    expect(await Promise.all(heard)).toEqual([true, true]);
    await expectExported(exportId);
  });

  it('have an agreement signed', async () => {
    const owner = callAs(call as Parameters<typeof callAs>[0], founder.token);
    const agreementId = await makeFinalAgreement(owner, 'nda', 'ng');
    const signers = [ada, kola].map((signer, at) => ({ ...signer, email: `signer-${at}@people.example` }));
    const body = { versionNumber: 1, signers, inOrder: true, days: 14, message: '' };
    const request = (await call(requestSigning, { token: founder.token, params: { agreementId }, body })).data;
    for (const { name, email } of signers) {
      const link = (await cluster.findInMail(email, /(?<=\/sign#)[\w-]{43}/)) ?? '';
      const { bytes } = await call(readSigningFile, { body: { token: link, file: 'document' } });
      const signature = { token: link, name, consent: true as const, sha256: sha256(bytes) };
      expect((await call(signAgreement, { body: signature })).status).toBe(200);
    }
    const certificate = { requestId: request.id, file: 'certificate' } as const;
    const readCertificate = () => call(readSignedFile, { token: founder.token, params: certificate });
    await expect.poll(async () => (await readCertificate()).status, recovery).toBe(200);
    expect((await readCertificate()).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('refuse a session everywhere that was ended on one of them', async () => {
    const { token, cookie } = await cluster.meet('tunde@people.example');
    const [first, second] = [
      createRemoteCall(cluster.urlOf('first web')),
      createRemoteCall(cluster.urlOf('second web')),
    ];
    const codes = async () => [
      (await first(listNotifications, { token, query: {} })).status,
      (await second(listNotifications, { token, query: {} })).status,
    ];
    expect(await codes()).toEqual([200, 200]);
    const headers = { cookie, origin: cluster.url() };
    await fetch(`${cluster.urlOf('first web')}${identityPaths.signOut}`, { method: 'POST', headers });
    // Without the notification the other one would find out within 30 seconds.
    await expect.poll(codes, { timeout: 10_000 }).toEqual([401, 401]);
  });

  it('part the work: the worker serves nothing but its health, and what is enqueued waits for it', async () => {
    const status = async (path: string) => (await fetch(`${cluster.urlOf('worker')}${path}`)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    expect([await status('/'), await status(`${apiPrefix}/system/version`)]).toEqual([404, 404]);
    await cluster.kill('worker');
    const exportId = await beginExport();
    // Anyone who works looks for work first of all when it starts.
    await cluster.kill('first web');
    await cluster.startAgain('first web');
    const booked = await payForBooking();
    expect((await findExport(exportId))?.status).toBe('waiting');
    await cluster.startAgain('worker');
    await Promise.all([expectExported(exportId), expectPaid(booked)]);
  });
});

describe('killed in the middle', () => {
  it.each(members)(
    'the %s loses nothing',
    async (victim) => {
      await cluster.waitForMails();
      const before = (await cluster.mailsTo(founder.email)).length;
      const letMailsThrough = cluster.smtp().hold();
      const [exportId, booked] = await Promise.all([beginExport(), payForBooking()]);
      await expect
        .poll(async () => (await findExport(exportId))?.done, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(0);
      await cluster.kill(victim);
      letMailsThrough();
      const writes = Array.from({ length: 8 }, (_, index) => `${victim} ${index}`);
      const ids = await Promise.all(
        writes.map(async (title) => {
          const body = { intake: { ...BOOKKEEPING, title } };
          return (await call(createIdea, { token: founder.token, body, key: `write ${title}` })).data.id;
        }),
      );
      expect(new Set(ids).size).toBe(writes.length);
      await cluster.startAgain(victim);
      await Promise.all([expectPaid(booked), expectExported(exportId)]);
      await cluster.waitForMails();
      const subjects = (await cluster.mailsTo(founder.email)).slice(before).map(({ subject }) => subject);
      expect(subjects.length).toBeGreaterThan(0);
      expect(new Set(subjects).size).toBe(subjects.length);
      expectOnce(await titlesOf(booked.bookingId));
    },
    360_000,
  );
});
