import type { Page } from '@playwright/test';
import { identityPaths } from '#contract/accounts/identity.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import type { IntakeDraft } from '#domain/validation/intake.ts';

/** Makes ideas for the person who is signed in, as the browser would, without going through the questions. @returns their ids. */
export async function makeIdeas(page: Page, intakes: IntakeDraft[]): Promise<string[]> {
  const ids: string[] = [];
  for (const intake of intakes) ids.push((await send(page, createIdea, createIdea.path, { intake })).id);
  return ids;
}

/** Publishes a version of an idea's report. */
export async function publishIdea(page: Page, ideaId: string): Promise<void> {
  await send(page, publishVersion, publishVersion.path.replace(':ideaId', ideaId));
}

/** Calls an endpoint as the person who is signed in. */
export async function send(page: Page, { method }: Endpoint, path: string, data?: object) {
  const session = await (await page.request.get(identityPaths.token)).json();
  const answer = await page.request.fetch(`${apiPrefix}${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${session.data.token}` },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
}
