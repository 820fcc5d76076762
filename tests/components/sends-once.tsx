import { expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { refused } from './answers.ts';
import { api } from './api.ts';
import { show } from './show.tsx';

type Sends = { mutate: (input: never) => void };

/** What sends, the call that it makes, and with what it is pressed. */
export type SendsOnceCase = { what: string; useSending: () => Sends; endpoint: Endpoint; input?: unknown };

/**
 * Presses twice, as a slow phone hands presses on: the second before the page has drawn that it waits. One call goes out; once it is
 * answered, here with a refusal, the next press sends again.
 */
export async function expectSentOnce({ useSending, endpoint, input }: SendsOnceCase): Promise<void> {
  function Sender() {
    const { mutate } = useSending();
    return (
      <button type="button" onClick={() => mutate(input as never)}>
        Send
      </button>
    );
  }
  const release = api.hold(endpoint, refused('RECORD_CHANGED') as never);
  const screen = await show(<Sender />);
  const button = screen.getByRole('button', { name: 'Send', exact: true });
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLElement;
  element.click();
  for (let turn = 0; turn < 200 && api.underWay() === 0; turn += 1) await Promise.resolve();
  element.click();
  await expect.poll(() => api.calls(endpoint).length).toBeGreaterThan(0);
  release();
  await expect.poll(() => api.underWay()).toBe(0);
  expect(api.calls(endpoint)).toHaveLength(1);
  await expect
    .poll(() => {
      element.click();
      return api.calls(endpoint).length;
    })
    .toBeGreaterThan(1);
}
