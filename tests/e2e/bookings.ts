import { type APIRequestContext, expect, request as newRequest, type Page } from '@playwright/test';
import { identityPaths } from '#contract/accounts/identity.ts';
import { holdBooking } from '#contract/bookings/holds.ts';
import { createAdviser, saveHours } from '#contract/consultation/admin-advisers.ts';
import { createService, type ServiceBody } from '#contract/consultation/admin-services.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { sampleAdviser, sampleService } from '#tests/consultation.ts';
import { send } from './ideas.ts';
import { test } from './test.ts';

/** Where the product answers. */
const baseURL = () => test.info().project.use.baseURL;

const fill = (path: string, params: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/** Calls an endpoint as the person who is signed in on a page. */
export const callAs = (page: Page, endpoint: Endpoint, params: Record<string, string> = {}, body?: object) =>
  send(page, endpoint, fill(endpoint.path, params), body);

/** Calls an endpoint as the operator. */
export async function callAsOperator({ method, path }: Endpoint, params: Record<string, string> = {}, body?: object) {
  const api = await operatorApi();
  const answer = await api.fetch(apiPrefix + fill(path, params), { method, data: body });
  const { data, message } = await answer.json();
  expect(answer.ok(), `${path}: ${message}`).toBe(true);
  await api.dispose();
  return data;
}

async function operatorApi(): Promise<APIRequestContext> {
  const anonymous = await newRequest.newContext({ baseURL: baseURL() });
  const body = { email: personas.admin.email, password: demoPassword };
  const { data } = await (await anonymous.post(identityPaths.signIn, { data: body })).json();
  await anonymous.dispose();
  return newRequest.newContext({ baseURL: baseURL(), extraHTTPHeaders: { authorization: `Bearer ${data.token}` } });
}

export interface Offered {
  serviceId: string;
  /** Nobody else's in this run. */
  title: string;
  adviser: { id: string; name: string };
}

type ServiceSetup = {
  service?: Partial<ServiceBody>;
  /** Each weekday's spans; unless given, from nine to five on every day but today's. */
  hours?: { weekday: number; spans: { fromMinute: number; toMinute: number }[] }[];
};

const lagosNow = () => Date.now() + 3_600_000;

/** From tomorrow on, so that the first free time is nine o'clock in Lagos at whatever hour the tests run. */
function everyOtherDay() {
  const todayInLagos = new Date(lagosNow()).getUTCDay() || 7;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday !== todayInLagos);
  return weekdays.map((weekday) => ({ weekday, spans: [{ fromMinute: 540, toMinute: 1020 }] }));
}

/** A service of an hour with an adviser in Lagos, of nobody else in this run. Free unless it is given prices. */
export async function offerService({ service = {}, hours = everyOtherDay() }: ServiceSetup = {}): Promise<Offered> {
  const tag = crypto.randomUUID().slice(0, 8);
  const name = `Ngozi ${tag}`;
  const adviser = await callAsOperator(createAdviser, {}, { ...sampleAdviser, name, title: 'Fundraising' });
  await callAsOperator(saveHours, { adviserId: adviser.id }, { hours, version: adviser.version });
  const body: ServiceBody = {
    ...sampleService,
    title: `Pitch review ${tag}`,
    stepMinutes: 60,
    prices: { NGN: 0, USD: 0 },
    position: 900,
    ...service,
    adviserIds: [adviser.id],
  };
  const { id, title } = await callAsOperator(createService, {}, body);
  return { serviceId: id, title, adviser: { id: adviser.id, name } };
}

/** A calendar day some days from today, in Lagos. */
export const dayAhead = (count: number) => new Date(lagosNow() + count * 86_400_000).toISOString().slice(0, 10);

/** Holds a time of a service for the person who is signed in. @returns the booking. */
export const holdFor = (page: Page, { serviceId, adviser }: Offered, startsAt: string) =>
  callAs(page, holdBooking, {}, { serviceId, adviserId: adviser.id, startsAt, zone: 'Africa/Lagos' });

/** The times that the open page offers on the chosen day. */
export const times = (page: Page) => page.getByRole('group', { name: /^Time on/ }).getByRole('radio');

/** Opens the page that books a service, and waits for its times. */
export async function openTimes(page: Page, { serviceId, title }: Offered): Promise<void> {
  await page.goto(`/m/founder/consultation/service-list/${serviceId}/book`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(times(page).first()).toBeVisible();
}

/** Chooses a free time of the open page. @returns its moment. */
export async function chooseTime(page: Page, nth: number): Promise<string> {
  const time = times(page).nth(nth);
  await time.check();
  return time.inputValue();
}

/** Books the nth free time of the first free day, as far as its details. @returns its moment. */
export async function holdTime(page: Page, offered: Offered, nth = 0): Promise<string> {
  await openTimes(page, offered);
  const startsAt = await chooseTime(page, nth);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  return startsAt;
}

/** Somebody else, on a device of their own. */
export async function otherDevice(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({
    baseURL: baseURL(),
    viewport: page.viewportSize(),
    timezoneId: 'Africa/Lagos',
  });
  return context.newPage();
}
