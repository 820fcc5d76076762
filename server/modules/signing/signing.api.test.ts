import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import { reopenAgreement, saveAgreementContent } from '#contract/agreements/agreements.ts';
import { finaliseAgreement } from '#contract/agreements/versions.ts';
import { deleteDocument, readDocumentProgress, restoreDocument } from '#contract/documents/documents.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import * as signatures from '#contract/signing/signatures.ts';
import * as contract from '#contract/signing/signing.ts';
import type { Packs } from '#domain/agreements/packs.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createAttempts } from '#server/limits/attempts.ts';
import { makeFinalAgreement } from '#tests/agreements/final-agreement.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { ada, callAs, createSigningSetup, kola, sha256, signingStart } from '#tests/signing.ts';
import { certificateJobName } from './signature.service.ts';

const deed = 'A deed needs a witness who is there in person.';
/** The real templates; only the English non-disclosure agreement says here that it is a deed. */
const withDeed: Packs = {
  ...packs,
  nda: {
    ...packs.nda,
    'gb-ew': {
      async load() {
        if (!('load' in packs.nda['gb-ew'])) throw new Error('there is no English template');
        const source = { name: 'made for the tests', checked: false };
        return { ...(await packs.nda['gb-ew'].load()), signing: { electronic: false, reason: deed, source } };
      },
    },
  },
};

const setup = await createSigningSetup({ packs: withDeed });
const { test, call, mails, passHours, linkOf, open, read, sign } = setup;
let token = '';
let agreementId = '';
afterAll(() => test.close());
beforeEach(async () => {
  ({ token, agreementId } = await setup.begin());
});

const requestBody = { versionNumber: 1, signers: [ada, kola], inOrder: true, days: 14, message: 'As we agreed.' };
const request = (change: object = {}, by = token) =>
  call(contract.requestSigning, { token: by, params: { agreementId }, body: { ...requestBody, ...change } });
const latest = async () => {
  const { items } = (await call(contract.listSigningRequests, { token, params: { agreementId } })).data;
  if (!items[0]) throw new Error('there is no request');
  return items[0];
};

const decline = (link: string, reason = 'The term is too long.') =>
  call(signatures.declineAgreement, { body: { token: link, reason } });
const remind = (requestId: string, signerId: string) =>
  call(contract.remindSigner, { token, params: { requestId, signerId } });
const cancel = (requestId: string) => call(contract.cancelSigning, { token, params: { requestId } });
const verify = async (bytes: Uint8Array) =>
  (await call(signatures.verifyFile, { body: { sha256: sha256(bytes) } })).data.found;
const ownFile = (requestId: string, file: 'document' | 'certificate') =>
  call(contract.readSignedFile, { token, params: { requestId, file } });
const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);

/** Both sign, one after the other. */
async function signByBoth(second = kola) {
  const { data } = await request({ signers: [ada, second] });
  const links = [await linkOf(ada)];
  await sign(links[0] ?? '', ada.name);
  links.push(await linkOf(second));
  await sign(links[1] ?? '', second.name);
  await vi.waitFor(async () => expect((await ownFile(data.id, 'certificate')).status).toBe(200), { timeout: 30_000 });
  return { requestId: data.id, links };
}

const sharingPage = () => `/m/founder/startup-assistant/documents/${agreementId}/sharing`;
/** What the owner was told of this test's agreement, the newest first. */
async function told() {
  const { items } = (await call(listNotifications, { token, query: { pageSize: 50 } })).data;
  return items.map(({ title, href }) => ({ title, href })).filter(({ href }) => href === sharingPage());
}

describe('a signing request', () => {
  it('goes to one after the other, and each signs the very bytes that were read', async () => {
    const asked = await request();
    expect(asked).toMatchObject({ status: 201, data: { state: 'pending', can: { cancel: true } } });
    expect(asked.data.signers.map(({ state }) => state)).toEqual(['asked', 'waiting']);
    const first = await linkOf(ada);
    expect(subjectsTo(kola.email)).toEqual([]);
    const opened = (await open(first)).data;
    expect(opened).toMatchObject({ owner: 'Ada', message: 'As we agreed.', can: { sign: true, decline: true } });
    expect(opened.law.source.name).toContain('Evidence Act 2011');
    expect(JSON.stringify(opened)).not.toContain(kola.email);
    const document = await read(first);
    expect(sha256(document.bytes)).toBe(opened.sha256);
    expect(await pdfText(document.bytes)).toContain('Palmgate Cold Rooms Ltd');
    expect((await ownFile(asked.data.id, 'document')).bytes).toEqual(document.bytes);
    expect((await sign(first, '  adaobi  NWOSU ')).data.signers[0]).toMatchObject({ state: 'signed' });
    const second = await linkOf(kola);
    passHours(1);
    expect((await sign(second, kola.name)).data).toMatchObject({
      state: 'completed',
      completedAt: setup.now().toISOString(),
    });
    expect(await told()).toEqual([
      { title: 'Everybody has signed your agreement', href: sharingPage() },
      { title: `${ada.name} signed your agreement`, href: sharingPage() },
    ]);
    const { events } = await latest();
    expect(events.map(({ kind }) => kind)).toEqual([
      'requested',
      'asked',
      'viewed',
      'signed',
      'asked',
      'signed',
      'completed',
    ]);
  });

  it('asks everybody at once where no order is wanted', async () => {
    await request({ inOrder: false });
    const links = [await linkOf(ada), await linkOf(kola)];
    expect((await sign(links[1] ?? '', kola.name)).data.state).toBe('pending');
    expect((await sign(links[0] ?? '', ada.name)).data.state).toBe('completed');
  });

  it('is refused without a verified address, a second time, and for a version that is not the final one', async () => {
    const unverified = 'unverified';
    const theirs = await makeFinalAgreement(callAs(call, unverified), 'nda', 'ng');
    const params = { agreementId: theirs };
    expect(await call(contract.requestSigning, { token: unverified, params, body: requestBody })).toMatchObject({
      status: 409,
      code: 'SIGNING_UNVERIFIED',
    });
    expect(await request({ versionNumber: 2 })).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
    for (const bad of [{ signers: [] }, { days: 0 }, { days: 91 }, { signers: [{ ...ada, email: 'nobody' }] }])
      expect(await request(bad)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    const both = await Promise.all([request(), request()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await request()).toMatchObject({ code: 'SIGNING_PENDING' });
    await call(reopenAgreement, { token, params: { agreementId } });
    await cancel((await latest()).id);
    expect(await request()).toMatchObject({ status: 404, code: 'VERSION_UNKNOWN' });
  });

  it('is refused where the law does not let it be signed here, and says why', async () => {
    agreementId = await makeFinalAgreement(callAs(call, token), 'nda', 'gb-ew');
    const { data } = await call(contract.readSignability, { token, params: { agreementId } });
    expect(data).toMatchObject({ allowed: false, text: deed, source: { name: 'made for the tests' } });
    expect(await request()).toMatchObject({ status: 409, code: 'SIGNING_NOT_ALLOWED' });
  });

  it('knows from the document who signs', async () => {
    const { data } = await call(contract.readSignability, { token, params: { agreementId } });
    expect(data).toMatchObject({ versionNumber: 1, allowed: true, source: { checked: true } });
    expect(data.signers.map(({ name, email }) => [name, email])).toEqual([
      ['Adaobi Nwosu', 'office@palmgate.example'],
      ['Kọ́lá Adéyẹmí', 'legal@kola.example'],
    ]);
  });

  it('is the owner’s alone', async () => {
    const { data } = await request();
    const stranger = 'stranger';
    const params = { requestId: data.id };
    const signerId = data.signers[0]?.id ?? '';
    const unknown = { status: 404 };
    expect(await request({}, stranger)).toMatchObject(unknown);
    for (const endpoint of [contract.readSignability, contract.listSigningRequests])
      expect(await call(endpoint, { token: stranger, params: { agreementId } })).toMatchObject(unknown);
    expect(await call(contract.cancelSigning, { token: stranger, params })).toMatchObject(unknown);
    expect(await call(contract.remindSigner, { token: stranger, params: { ...params, signerId } })).toMatchObject(
      unknown,
    );
    expect(
      await call(contract.readSignedFile, { token: stranger, params: { ...params, file: 'document' } }),
    ).toMatchObject(unknown);
    expect(await remind(data.id, 'another')).toMatchObject(unknown);
    expect((await latest()).state).toBe('pending');
  });

  it('reminds once a day, three times at most, and says when next', async () => {
    const { data } = await request();
    const [first, second] = data.signers;
    expect(first?.nextReminderAt).toBe('2026-03-16T09:00:00.000Z');
    const refused = { status: 409, code: 'REMINDER_TOO_SOON' };
    expect(await remind(data.id, second?.id ?? '')).toMatchObject(refused);
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await remind(data.id, first?.id ?? '')).toMatchObject(refused);
      passHours(24);
      expect((await remind(data.id, first?.id ?? '')).status).toBe(200);
    }
    passHours(24);
    expect(await remind(data.id, first?.id ?? '')).toMatchObject(refused);
    expect((await latest()).signers[0]).toMatchObject({ reminders: 3, nextReminderAt: null });
    await vi.waitFor(() => expect(subjectsTo(ada.email).filter((one) => one.startsWith('Reminder'))).toHaveLength(3), {
      timeout: 20_000,
    });
  });

  it('ends when it is cancelled, and its links open nothing', async () => {
    const { data } = await request();
    const link = await linkOf(ada);
    expect((await cancel(data.id)).data).toMatchObject({ state: 'cancelled', can: { cancel: false } });
    const gone = { status: 404, code: 'LINK_UNKNOWN' };
    for (const answer of [await open(link), await read(link), await decline(link)]) expect(answer).toMatchObject(gone);
    const body = { token: link, name: ada.name, consent: true as const, sha256: data.sha256 };
    expect(await call(signatures.signAgreement, { body })).toMatchObject(gone);
    expect(await cancel(data.id)).toMatchObject({ status: 409, code: 'SIGNING_ENDED' });
    expect((await request()).status).toBe(201);
  });

  it('ends when nobody has finished it in time', async () => {
    const { data } = await request({ days: 1 });
    const link = await linkOf(ada);
    passHours(24);
    const body = { token: link, name: ada.name, consent: true as const, sha256: data.sha256 };
    expect(await call(signatures.signAgreement, { body })).toMatchObject({ code: 'LINK_UNKNOWN' });
    passHours(1);
    await test.context.signing.signing.expire(test.context.database.db);
    expect(await latest()).toMatchObject({ state: 'expired', events: [{}, {}, { kind: 'expired' }] });
    expect(await told()).toMatchObject([{ title: 'Your request for signatures is over' }]);
    expect((await open(link)).code).toBe('LINK_UNKNOWN');
  });

  it('closes its links while the document is deleted', async () => {
    await request();
    const link = await linkOf(ada);
    await call(deleteDocument, { token, params: { documentId: agreementId } });
    for (const answer of [await open(link), await read(link), await decline(link)])
      expect(answer).toMatchObject({ status: 404, code: 'LINK_UNKNOWN' });
    await call(restoreDocument, { token, params: { documentId: agreementId } });
    expect((await open(link)).status).toBe(200);
  });
});

describe('who is asked', () => {
  it('is everybody for whom the document has a place, each at an address of their own', async () => {
    expect((await request({ signers: [ada] })).fields).toEqual({ signers: expect.stringContaining('Kọ́lá') });
    expect((await request({ signers: [ada, { ...kola, name: 'Ngozi Eze' }] })).fields).toHaveProperty('signers');
    expect((await request({ signers: [ada, { ...kola, email: ada.email.toUpperCase() }] })).fields).toHaveProperty(
      'signers',
    );
    expect(await call(contract.listSigningRequests, { token, params: { agreementId } })).toMatchObject({
      json: { data: { items: [] } },
    });
  });

  it('is not told by the check of a file before all have signed', async () => {
    // Made at another moment, its bytes are its own: the same document may be signed in other tests.
    passHours(5);
    agreementId = await makeFinalAgreement(callAs(call, token), 'nda', 'ng');
    await request();
    const found = await verify((await read(await linkOf(ada))).bytes);
    expect(found).toMatchObject({ file: 'document', state: 'pending', signers: [] });
  });

  it('is a limited number of people a day', async () => {
    const answers = [];
    for (let round = 0; round < 8; round += 1) {
      const answer = await request();
      answers.push(answer);
      if (answer.status === 201) await cancel(answer.data.id);
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(201), 429, 429]);
    expect(answers.at(-1)?.code).toBe('SIGNING_MAIL_LIMIT');
  });

  it('cannot be used up by strangers for a founder whose paper was opened there, nor by a few of them for anybody', async () => {
    const attempts = createAttempts(test.context.database.db, setup.now);
    const others = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          attempts.take([{ key: `signing to ${ada.email}`, max: 30, windowSeconds: 24 * 3600 }]),
        ),
      );
    await others(24);
    const { data } = await request();
    await linkOf(ada);
    await cancel(data.id);
    await others(30);
    expect((await request()).code).toBe('SIGNING_MAIL_LIMIT');
    passHours(25);
    mails.length = 0;
    const second = await request();
    await open(await linkOf(ada));
    await cancel(second.data.id);
    await others(30);
    expect((await request()).status).toBe(201);
  });
});

describe('a signature', () => {
  it('needs the hash of the very file, the own name, consent and one’s turn', async () => {
    const { data } = await request();
    const link = await linkOf(ada);
    expect(await sign(link, ada.name, { sha256: 'a'.repeat(64) })).toMatchObject({
      status: 409,
      code: 'SIGNING_OTHER_FILE',
    });
    expect((await sign(link, 'Ada Lovelace')).fields.name).toContain('Adaobi Nwosu');
    expect((await sign(link, ada.name, { consent: false })).fields).toHaveProperty('consent');
    expect((await open('x'.repeat(43))).code).toBe('LINK_UNKNOWN');
    const second = data.signers[1]?.id ?? '';
    const { db } = test.context.database;
    await db.execute(sql`update signers set token_hash = ${sha256(Buffer.from('y'.repeat(43)))} where id = ${second}`);
    expect(await sign('y'.repeat(43), kola.name)).toMatchObject({ status: 409, code: 'SIGNING_NOT_YOUR_TURN' });
    expect((await latest()).signers.map(({ state }) => state)).toEqual(['asked', 'waiting']);
  });

  it('is one however often it is sent', async () => {
    await request();
    const link = await linkOf(ada);
    const answers = await Promise.all([sign(link, ada.name), sign(link, ada.name)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    passHours(1);
    expect((await sign(link, ada.name)).data.signers[0]?.signedAt).toBe(signingStart.toISOString());
    expect((await latest()).events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
    expect(await decline(link)).toMatchObject({ status: 409, code: 'SIGNING_ENDED' });
  });

  it('of two at the same moment ends in one completion', async () => {
    await request({ inOrder: false });
    const links = [await linkOf(ada), await linkOf(kola)];
    await Promise.all([sign(links[0] ?? '', ada.name), sign(links[1] ?? '', kola.name)]);
    const { state, events } = await latest();
    expect(state).toBe('completed');
    expect(events.filter(({ kind }) => kind === 'completed')).toHaveLength(1);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
  });

  it('that is declined stops everybody, with the reason', async () => {
    await request({ inOrder: false });
    const links = [await linkOf(ada), await linkOf(kola)];
    expect(await decline(links[0] ?? '', '')).toMatchObject({ status: 400 });
    expect((await decline(links[0] ?? '')).data).toMatchObject({
      state: 'declined',
      can: { sign: false, decline: false },
    });
    expect(await sign(links[1] ?? '', kola.name)).toMatchObject({ status: 409, code: 'SIGNING_ENDED' });
    expect((await latest()).events.at(-1)).toMatchObject({ kind: 'declined', note: 'The term is too long.' });
    expect(await told()).toEqual([{ title: `${ada.name} declined to sign your agreement`, href: sharingPage() }]);
    await vi.waitFor(
      () => expect(mails.find(({ subject }) => subject.includes('declined'))?.text).toContain('The term is too long.'),
      { timeout: 20_000 },
    );
  });
});

describe('once everybody has signed', () => {
  it('there is a certificate, and the verification knows both files and nothing with one byte changed', async () => {
    const { requestId, links } = await signByBoth();
    const document = (await ownFile(requestId, 'document')).bytes;
    const certificate = (await ownFile(requestId, 'certificate')).bytes;
    const text = (await pdfText(certificate)).replaceAll(/\s+/g, ' ');
    const said = [
      'Adaobi Nwosu',
      'Kọ́lá Adéyẹmí',
      ada.email,
      kola.email,
      setup.address(),
      '2026-03-15',
      'Evidence Act 2011',
    ];
    for (const part of [...said, 'typed their name', 'requested', 'signed', 'completed', 'version 1'])
      expect(text).toContain(part);
    expect(text.replaceAll(' ', '')).toContain(sha256(document));
    expect((await read(links[0] ?? '', 'certificate')).bytes).toEqual(certificate);
    expect(await verify(document)).toMatchObject({ file: 'document', state: 'completed' });
    expect(await verify(certificate)).toMatchObject({ file: 'certificate', signers: [{ state: 'signed' }, {}] });
    for (const bytes of [document, certificate]) {
      const changed = Uint8Array.from(bytes);
      changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
      expect(await verify(changed)).toBeNull();
    }
    expect(JSON.stringify(await verify(document))).not.toContain('@');
    await vi.waitFor(
      () => {
        for (const email of [ada.email, kola.email, `${token}@example.com`])
          expect(subjectsTo(email).filter((subject) => subject.startsWith('Everybody has signed'))).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
  });

  it('makes the certificate once, however often its job runs', async () => {
    const { requestId } = await signByBoth();
    const before = (await ownFile(requestId, 'certificate')).bytes;
    const count = () => mails.filter(({ subject }) => subject.startsWith('Everybody has signed')).length;
    await vi.waitFor(() => expect(count()).toBe(3), { timeout: 20_000 });
    const { jobs, database } = test.context;
    await jobs.enqueue(database.db, certificateJobName, { requestId, ownerUid: token });
    await vi.waitFor(
      async () => {
        const { rows } = await database.db.execute<{ open: number }>(
          sql`select count(*)::int as open from jobs.job where name = ${certificateJobName} and state <> 'completed'`,
        );
        expect(rows[0]?.open).toBe(0);
      },
      { timeout: 20_000 },
    );
    expect((await ownFile(requestId, 'certificate')).bytes).toEqual(before);
    expect(count()).toBe(3);
  });

  it('keeps the trail as it is', async () => {
    const { data } = await request();
    const { db } = test.context.database;
    for (const change of [sql`update signing_events set who = 'Mallory'`, sql`delete from signing_events`])
      await expect(db.execute(sql`${change} where request_id = ${data.id}`)).rejects.toThrow();
    expect((await latest()).events).toHaveLength(2);
  });

  it('is not asked for again: the version is signed', async () => {
    await signByBoth();
    expect(await request()).toMatchObject({ status: 409, code: 'SIGNING_COMPLETED' });
  });

  it('leaves no token in the log', async () => {
    const { links } = await signByBoth();
    const log = test.logLines.join('\n');
    for (const link of links) expect(log).not.toContain(link);
  });

  it('counts a signed SAFE as a raise, until it is reopened, and a signed agreement as verified', async () => {
    agreementId = await makeFinalAgreement(callAs(call, token), 'safe', 'ng');
    const raised = async () => (await call(readDocumentProgress, { token })).data.raised;
    const facts = async () => {
      const all = await test.context.modules.agreements.gives.agreements.readFacts(
        test.context.database.db,
        ownerScope(token),
      );
      return all.find(({ facts: { id } }) => id === agreementId)?.facts.status;
    };
    expect([await raised(), await facts()]).toEqual([false, 'final']);
    await signByBoth({ ...kola, name: 'Tọ́lá Bello' });
    expect([await raised(), await facts()]).toEqual([true, 'signed']);
    const params = { agreementId };
    const { data } = await call(reopenAgreement, { token, params });
    expect([await raised(), await facts()]).toEqual([false, 'draft']);
    const body = { revision: data.revision, editor: 'tests', answers: { pro_rata: false } };
    await call(saveAgreementContent, { token, params, body });
    expect((await call(finaliseAgreement, { token, params })).data).toMatchObject({ version: { number: 2 } });
    expect([await raised(), await facts()]).toEqual([false, 'final']);
  });
});
