import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgreement } from '#contract/agreements/agreements.ts';
import { exportDraftDocx, exportDraftPdf } from '#contract/agreements/versions.ts';
import { vanLibrary, vanRules } from '#server/modules/agreements/fixtures/van-packs.ts';
import { defineTask } from '#server/workers/task.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
let call: ReturnType<typeof createCall>;
const folder = mkdtempSync(join(tmpdir(), 'cairn-hold-'));
beforeAll(async () => {
  const { packs } = vanLibrary();
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), packs, agreementRules: vanRules } });
  call = createCall(test.app);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function create(token: string) {
  const { data } = await call(createAgreement, { token, body: { kind: 'nda', jurisdiction: 'ng' } });
  return { token, params: { agreementId: data.id } };
}

/** Takes a person's turn until `release`. */
function hold(person: string) {
  const [file, go] = [join(folder, 'hold.worker.mjs'), join(folder, 'go')];
  writeFileSync(
    file,
    `import { existsSync } from 'node:fs';
     export default async (go) => {
       while (!existsSync(go)) await new Promise((done) => setTimeout(done, 20));
     };`,
  );
  expect(existsSync(go)).toBe(false);
  const held = test.context.workers.runFor(person)(defineTask<string, void>(pathToFileURL(file)), go);
  return () => {
    writeFileSync(go, '');
    return held;
  };
}

describe('files that are made for a person', () => {
  it('wait two at a time: the third is told to come again, and others are served meanwhile', async () => {
    const [ada, bola] = [await create('ada'), await create('bola')];
    const release = hold('ada');
    const asked = [call(exportDraftPdf, ada), call(exportDraftDocx, ada), call(exportDraftPdf, ada)];
    const refused = await Promise.race(asked);
    expect(refused).toMatchObject({ status: 429, code: 'WORK_LIMIT', headers: { 'retry-after': '5' } });
    expect(refused.json.message).toMatch(/wait until they are there/i);

    const [pdf, docx] = [await call(exportDraftPdf, bola), await call(exportDraftDocx, bola)];
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect([docx.status, docx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);

    await release();
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  });
});
