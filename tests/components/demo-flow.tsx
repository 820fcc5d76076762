import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allEndpoints } from '#contract/endpoints.ts';
import { dismissToast, toast } from '#ui/toast/toast-store.ts';
import { refused } from './answers.ts';
import { api, type Call } from './api.ts';
import { type DemoAnswers, type DemoPage, openDemoPage } from './demo-page.tsx';
import { reportFault } from './faults.ts';
import { identityCalls } from './identity.ts';

/**
 * What a person does: press a button, tab, link or summary by its name; fill the field with this label, or this #id where
 * many are called alike, where a choice is filled by its text and a box or a file field by `true` or a file; press a key;
 * or wait until the page says something. `save` fills a field, or presses, and has that saved at once, as a connection that
 * comes back does. `twice` presses two times in one moment. `now` is what the server holds from then on.
 */
export type Step =
  | string
  | readonly [label: string, value: string | true | File]
  | { key: string }
  | { until: string }
  | { twice: string }
  | { save: string | readonly [label: string, value: string | true] }
  | { now: Record<string, unknown> };

interface DemoFlow extends DemoPage {
  steps: readonly Step[];
  /** Whether what the page says and has sent as it is opened is read out before. */
  whole?: boolean;
  /** Whether everything that can be folded out is so from the start. */
  unfolded?: boolean;
  /**
   * What each call that changes something answers: method and path, with its own values or its :params → data, or how it
   * fails, or what makes them; a list in that order.
   */
  replies?: Record<string, unknown>;
}

/** Works on a page with demo data, and says after each press what was sent, where it led and what became different. */
export async function followDemoPage({
  steps,
  replies = {},
  whole = false,
  unfolded = false,
  ...page
}: DemoFlow): Promise<string> {
  const answers = { ...page.answers };
  const sent = answerWrites(replies);
  const { settle, location } = await openDemoPage({ ...page, answers });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    sent.push(`↓ ${this.download}`);
  });
  let before = linesOf(await settle());
  if (unfolded) {
    for (const details of document.querySelectorAll('details')) details.open = true;
    before = linesOf(await settle());
  }
  let place = location();
  const said: string[] = whole ? [...before, ...sent.splice(0)] : [];
  for (const step of steps) {
    const done = await take(step, answers);
    if (!done) {
      // What was filled in may have more to read.
      await settle();
      continue;
    }
    said.push(`=== ${done}`);
    const after = linesOf(await settle());
    said.push(...sent.splice(0));
    if (location() === place) said.push(...lacking(before, after).map((line) => `− ${line}`));
    else said.push(`→ ${location()}`);
    said.push(...lacking(after, before).map((line) => `+ ${line}`));
    before = clearToasts() ? linesOf(await settle()) : after;
    place = location();
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
  return `${said.join('\n')}\n`;
}

/** @returns what was done, where it is worth a look at the page. */
async function take(step: Step, answers: DemoAnswers): Promise<string | undefined> {
  if (typeof step === 'string') {
    press(step);
    return step;
  }
  if ('until' in step) {
    await expect.poll(() => document.body.textContent).toContain(step.until);
    return `until ${step.until}`;
  }
  if ('twice' in step) {
    press(step.twice);
    press(step.twice);
    return `twice ${step.twice}`;
  }
  if ('key' in step) {
    await userEvent.keyboard(step.key);
    return `key ${step.key}`;
  }
  if ('save' in step) {
    const { save } = step;
    if (typeof save === 'string') press(save);
    else await fill(...save);
    window.dispatchEvent(new Event('online'));
    return typeof save === 'string' ? save : save.join(': ');
  }
  if ('now' in step) Object.assign(answers, step.now);
  else await fill(...step);
  return undefined;
}

/** Every call that changes something is written down; one that nobody gave an answer for fails the test. */
function answerWrites(replies: Record<string, unknown>): string[] {
  const sent: string[] = [];
  const left = new Map(Object.entries(replies).map(([call, reply]) => [call, [reply].flat()]));
  for (const endpoint of [...allEndpoints, ...Object.values(identityCalls)]) {
    if (endpoint.method === 'GET' && !endpoint.produces) continue;
    api.on(endpoint, (call) => {
      const name = `${endpoint.method} ${call.url}`;
      sent.push(`→ ${name}${bodyOf(call as unknown as Call)}`);
      const answers = left.get(name) ?? left.get(`${endpoint.method} ${endpoint.path}`);
      const answer = answers && (answers.length > 1 ? answers.shift() : answers[0]);
      if (answer !== undefined) return (typeof answer === 'function' ? answer(call) : answer) as never;
      reportFault(`no reply: ${name}`);
      return refused('ROUTE_UNKNOWN');
    });
  }
  return sent;
}

function bodyOf({ body, file }: Call): string {
  const words =
    body && typeof body === 'object' && Object.keys(body).length > 0 ? ` ${JSON.stringify(body, hidden)}` : '';
  return `${words}${file ? ` with ${file.name}` : ''}`;
}

/** The random id of a tab or of an entry is another each time. */
const random: Record<string, string> = { editor: 'a tab', key: 'a key', device: 'a device' };
const hidden = (key: string, value: unknown) => (typeof value === 'string' && random[key]) || value;

/** What has exactly this name, and else what has it in its name. */
function press(name: string): void {
  const found = places()
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>('button, summary, a, [role=tab], [role=menuitem]')])
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, names: [one.getAttribute('aria-label'), one.textContent?.trim()] }));
  const { one } =
    found.find(({ names }) => names.includes(name)) ??
    found.find(({ names }) => names.some((said) => said?.includes(name))) ??
    {};
  if (!one) throw new Error(`there is nothing to press called “${name}”`);
  if (one.matches(':disabled')) throw new Error(`“${name}” cannot be pressed`);
  click(one);
}

/** A pointer that moves there takes as long as all the rest of a step, and finds nothing out here. */
function click(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.click();
}

async function fill(label: string, value: string | true | File): Promise<void> {
  const fields = places().flatMap((place) => [...place.querySelectorAll<HTMLElement>('input, textarea, select')]);
  const isCalled = label.startsWith('#')
    ? (one: HTMLElement) => one.matches(label)
    : (one: HTMLElement) => nameOf(one).includes(label);
  const field = fields.find((one) => nameOf(one).trim() === label) ?? fields.find(isCalled);
  if (!field) throw new Error(`there is no field “${label}”`);
  if (value instanceof File) await userEvent.upload(field, value);
  else if (value === true) click(field);
  else if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, optionOf(field, value));
  else await userEvent.fill(field, value);
}

function optionOf(field: HTMLSelectElement, text: string): string {
  const options = Array.from(field.options);
  const found = options.find((option) => option.text === text) ?? options.find((option) => option.text.includes(text));
  if (!found) throw new Error(`there is no choice “${text}”`);
  return found.value;
}

function nameOf(field: Element): string {
  const labels = [...((field as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
  return [field.getAttribute('aria-label') ?? '', ...labels].join(' ');
}

/** What is open in front, and then the page behind it. */
function places(): Element[] {
  const front = [...document.querySelectorAll('dialog[open], [role=menu], [popover]:popover-open')].reverse();
  return [...front, document.body];
}

/** A toast goes by itself after a while: it is said once. @returns whether there was one. */
function clearToasts(): boolean {
  const hadSome = document.querySelector('[aria-live] li') !== null;
  for (let last = toast.info(''); last > 0; last -= 1) dismissToast(last);
  return hadSome;
}

/** Without where the page has scrolled to, which it finds out in its own time. */
const linesOf = (text: string) =>
  text
    .replaceAll(/, aria-current=location|(?<=\{)aria-current=location, |(?<=In this report): .*/g, '')
    .split('\n')
    .filter(Boolean);

/** What one read-out of a page says and another does not, in both directions. */
export function changesBetween(before: string, after: string): string {
  const [was, is] = [linesOf(before), linesOf(after)];
  return `${[...lacking(was, is).map((line) => `− ${line}`), ...lacking(is, was).map((line) => `+ ${line}`)].join('\n')}\n`;
}

/** The lines of one that the other does not have, as often as it has them more. */
function lacking(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
