import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { identityPaths } from '#contract/accounts/identity.ts';
import type { OutboxMail } from '#server/ports/mail/port.ts';
import type { OutboxMessage } from '#server/ports/messages/port.ts';
import { demoPassword, type PersonaKey, personas } from '#server/seed/personas.ts';
import { expect } from './test.ts';

export const password = 'correct horse';

/** An address that nobody else in this run has. */
export const newEmail = () => `journey-${randomUUID()}@cairn.example`;

/** Makes a founder's account and signs it in on a page, which stays where it is. */
export async function signUp(page: Page, { email, name = 'Ada Obi' }: { email: string; name?: string }) {
  const body = { name, email, password, role: 'founder', acceptedConditions: true };
  await succeed(page.request.post(identityPaths.signUp, { data: body }));
}

/** Signs a demo account in on a page, which stays where it is. */
export const logInAs = (page: Page, persona: PersonaKey) => logInQuietly(page, personas[persona].email, demoPassword);

/** Signs somebody in on a page, which stays where it is. */
export async function logInQuietly(page: Page, email: string, secret = password) {
  await succeed(page.request.post(identityPaths.signIn, { data: { email, password: secret } }));
}

async function succeed(answering: Promise<APIResponse>): Promise<void> {
  const answer = await answering;
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
}

/** Signs up as a person does, and waits for the founder's dashboard. */
export async function signUpByForm(page: Page, person: { email: string; name: string }) {
  await page.goto('/auth/signup');
  await fillSignUp(page, person);
  await page.waitForURL(/\/m\/founder\/overview$/);
}

/** Fills in and sends the sign-up form that is open, as a founder. */
export async function fillSignUp(page: Page, person: { email: string; name: string }) {
  await page.getByRole('radio', { name: /Founder/ }).check();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept the Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Logs in as a person does, on the page that is open, or on /auth/login. */
export async function logIn(page: Page, email: string, secret = password) {
  if (!page.url().includes('/auth/login')) await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The newest mail to an address, as soon as it has been sent. */
export async function findMail(to: string, subject: RegExp): Promise<OutboxMail> {
  return newestIn('outbox', (mail: OutboxMail) => mail.to === to && subject.test(mail.subject), `a mail to ${to}`);
}

/** The newest text message to a number, as soon as it has been sent. */
export async function findTextMessage(to: string): Promise<OutboxMessage> {
  return newestIn('messages', (message: OutboxMessage) => message.to === to, `a text message to ${to}`);
}

/** The newest of what an outbox holds that is meant. */
async function newestIn<Item>(outbox: string, isMeant: (item: Item) => boolean, what: string): Promise<Item> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', outbox);
  let found: Item | undefined;
  await expect(() => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    found = names
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Item)
      .findLast(isMeant);
    expect(found, what).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as Item;
}

/** The first link in the text of a mail. */
export function linkIn(mail: OutboxMail): string {
  return /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
}

/** Opens the profile menu, or on a phone the slide-in menu that holds it. */
export async function openProfile(page: Page) {
  await page
    .getByRole('button', { name: /^(Open menu|Welcome, )/ })
    .filter({ visible: true })
    .click();
}

export async function logOut(page: Page) {
  await openProfile(page);
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.waitForURL(/\/(auth\/login)?$/);
}

/** Somebody without an account, on a device of their own. */
export async function somebodyElse(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    acceptDownloads: true,
  });
  return context.newPage();
}
