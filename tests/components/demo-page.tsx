import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import { expect, inject, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allEndpoints } from '#contract/endpoints.ts';
import { offline, type RawAnswer, refused } from './answers.ts';
import { api } from './api.ts';
import { reportFault } from './faults.ts';
import { readOut } from './read-out.ts';
import { Nested, patternOf, type ShowOptions, show } from './show.tsx';

/** What a page's calls answer: path and query → data, as the demo accounts have it, or how they fail. */
export type DemoAnswers = Record<string, unknown>;
/** The product's modules that may be pages, as `import.meta.glob` finds them. */
export type PageModules = Record<string, () => Promise<unknown>>;

export interface DemoPage {
  at: string;
  as?: ShowOptions['as'];
  answers: DemoAnswers;
  /** The product's page at this address is among them. */
  modules?: PageModules;
  /** What is shown there instead of the page. */
  shown?: ReactNode;
}

interface PressedPage extends DemoPage {
  /** Buttons that are pressed one after the other on the page as it was opened; what each opens is read too. */
  press?: readonly string[];
}

/** The moment at which the demo data were read. */
const now = new Date('2026-11-22T19:30:00Z');

/** Opens a page of the product with demo data and reads it out, and whatever its buttons open. */
export async function readDemoPage(page: PressedPage): Promise<string> {
  const { said } = await read(page);
  return said;
}

/** The same, and takes the page away: for what another page is compared with in the same test. */
export async function readDemoPageFirst(page: PressedPage): Promise<string> {
  const { said, unmount } = await read(page);
  await unmount();
  return said;
}

async function read({ press = [], ...page }: PressedPage) {
  const { settle, unmount } = await openDemoPage(page);
  const said = [await settle()];
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const name of press) {
    await userEvent.click(findButton(name));
    const after = await settle();
    const opened = document.querySelector('dialog[open], [role=menu], [popover]:popover-open');
    said.push(`\n=== ${name}\n${opened ? readOut(opened) : after}`);
    if (opened) await userEvent.keyboard('{Escape}');
  }
  vi.useRealTimers();
  return { said: said.join(''), unmount };
}

/** Opens a page of the product with demo data, at the moment at which they were read. Real timers end that. */
export async function openDemoPage({ at, as, answers, modules = {}, shown }: DemoPage) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  answerFrom(answers);
  const screen = shown ? await show(shown, { at, as }) : await showPage(modules, at, as);
  const { queryClient, isArrived, drawn } = screen;
  const isQuiet = () => isArrived() && api.underWay() + queryClient.isFetching() + queryClient.isMutating() === 0;
  return { ...screen, settle: () => untilSettled(isQuiet, drawn) };
}

/** What a page says while nothing that it asked for has come yet, and then when none of it can be read. */
export async function readWaitingAndFailing(page: Omit<DemoPage, 'answers'>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  const answers = new Proxy<DemoAnswers>({}, { has: () => true, get: () => promise });
  const { settle, drawn } = await openDemoPage({ ...page, answers });
  const waiting = await untilSettled(() => true, drawn);
  resolve(offline);
  const failing = await settle();
  vi.useRealTimers();
  return `${waiting}\n=== Nothing can be read\n${failing}`;
}

/** The first button or tab that is called so. Role locators take a second each on a page as long as a report. */
function findButton(name: string): Element {
  const found = Array.from(document.querySelectorAll('button')).find(
    (button) => button.getAttribute('aria-label')?.includes(name) || button.textContent?.includes(name),
  );
  if (!found) throw new Error(`there is no button “${name}”`);
  return found;
}

/** What every server says before an operator has configured other services to log in with, and a plan with room. */
const unconfigured: DemoAnswers = {
  '/entitlements': { plan: 'free', items: [] },
  '/accounts/login-providers': { items: [] },
  '/accounts/linked-logins': { items: [], others: [], hasPassword: true },
};

/** Calls that only read are answered from the demo data; a page that opens by itself changes nothing. */
function answerFrom(answers: DemoAnswers): void {
  for (const endpoint of allEndpoints)
    if (endpoint.method === 'GET' && !endpoint.produces)
      api.on(endpoint, ({ url }) => {
        if (url in answers) return answers[url] ?? refused('ROUTE_UNKNOWN');
        if (url in unconfigured) return unconfigured[url];
        reportFault(`no demo answer: ${url}`);
        return refused('ROUTE_UNKNOWN');
      });
}

async function showPage(modules: PageModules, at: string, as: DemoPage['as']) {
  const files = inject('pageModules')[patternOf(at)] ?? [];
  const [outer, inner] = await Promise.all(files.map((file) => loadPage(modules, file)));
  if (!outer) throw new Error(`${at} is no page of the product`);
  if (!inner) return show(outer.page, { at, as, loader: outer.loader });
  return show(new Nested(outer.page, inner.page), { at, as, loader: inner.loader });
}

async function loadPage(modules: PageModules, file: string) {
  const module = (await modules[`/web/${file}`]?.()) as { default: ComponentType; clientLoader?: LoaderFunction };
  return { page: <module.default />, loader: module.clientLoader };
}

/** What the page says once nothing is loading or being saved any more and it has been the same twice. */
async function untilSettled(isQuiet: () => boolean, drawn: () => Promise<void>): Promise<string> {
  let page = '';
  await expect
    .poll(
      async () => {
        await untilIdle();
        await drawn();
        const before = page;
        page = document.body.innerHTML;
        return isQuiet() && page === before;
      },
      { interval: 30 },
    )
    .toBe(true);
  return readOut(document.body);
}

/** What the browser does between two frames is done. A page that draws nothing may never be told that it is idle. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 300 })));
}
