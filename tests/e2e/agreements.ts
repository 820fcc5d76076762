import type { Page } from '@playwright/test';
import { identityPaths } from '#contract/accounts/identity.ts';
import { type Agreement, createAgreement, saveAgreementContent } from '#contract/agreements/agreements.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import type { AgreementContent, AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { expect } from './test.ts';

type AgreementSetup = { kind: AgreementKind; jurisdiction: Jurisdiction; content: AgreementContent };

/** Makes a document for the person who is signed in, as the browser would, without going through the questions. @returns its id. */
export async function makeAgreement(page: Page, { kind, jurisdiction, content }: AgreementSetup): Promise<string> {
  const { id, revision }: Agreement = await send(page, createAgreement, createAgreement.path, { kind, jurisdiction });
  const path = saveAgreementContent.path.replace(':agreementId', id);
  await send(page, saveAgreementContent, path, { revision, editor: 'journey-of-a-test', ...content });
  return id;
}

/** The address of the document whose page is open, whichever of its pages that is. */
export const documentUrl = (page: Page) => /^.*\/generate\/[^/]+/.exec(page.url())?.[0] ?? '';

/** Waits until everything typed is saved. */
export const saved = (page: Page) =>
  expect(
    page
      .getByText(/^Saved$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

async function send(page: Page, { method }: Endpoint, path: string, data: object) {
  const session = await (await page.request.get(identityPaths.token)).json();
  const answer = await page.request.fetch(`${apiPrefix}${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${session.data.token}`, 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
}
