import { useQuery } from '@tanstack/react-query';
import { createElement, Fragment, useDeferredValue, useReducer } from 'react';
import { expect, it } from 'vitest';
import { listNotifications, markRead, readUnreadCount } from '#contract/notifications/notifications.ts';
import { call } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { paths } from '#web/paths.ts';
import { html, offline, refused, unavailable } from './answers.ts';
import { api } from './api.ts';
import { changesBetween, followDemoPage } from './demo-flow.tsx';
import { takeFaults } from './faults.ts';
import { show } from './show.tsx';

const unread = () => call(readUnreadCount, {});

it('answers in order what it was told, and the last from then on', async () => {
  api.on(readUnreadCount, unavailable, { unread: 2 }, () => ({ unread: 3 }));
  await expect(unread()).rejects.toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect([await unread(), await unread(), await unread()]).toEqual([{ unread: 2 }, { unread: 3 }, { unread: 3 }]);
});

it.each([
  [offline, 'Network error. Please check your connection and try again.'],
  [html(502), 'A server error occurred. Please try again later.'],
  [refused('NOTIFICATION_UNKNOWN'), 'There is no such notification.'],
])('fails as a server or a network does: %#', async (answer, sentence) => {
  api.on(markRead, answer);
  await expect(call(markRead, { params: { notificationId: 'n1' } })).rejects.toThrow(sentence);
});

it('keeps an answer back until it is released, or nobody waits any more', async () => {
  const release = api.hold(readUnreadCount, { unread: 1 });
  const giveUp = new AbortController();
  const left = call(readUnreadCount, {}, { signal: giveUp.signal });
  const waiting = unread();
  giveUp.abort();
  await expect(left).rejects.toThrow('abort');
  release();
  expect(await waiting).toEqual({ unread: 1 });
});

it('knows what was sent, and by whom', async () => {
  api.on(listNotifications, { items: [], total: 0, page: 1, pageSize: 10, unread: 0 });
  await call(listNotifications, { query: { page: 2 } });
  expect(api.calls(listNotifications)).toMatchObject([{ query: { page: 2, pageSize: 10 }, key: null }]);
});

it('shows a component to the person who is signed in, at its address', async () => {
  function Who() {
    return <h1>{useAuth().user?.displayName}</h1>;
  }
  const screen = await show(<Who />, { at: paths.member.notifications, as: { name: 'Ẹniọlá' } });
  await expect.element(screen.getByRole('heading', { name: 'Ẹniọlá' })).toBeVisible();
  expect(screen.location()).toBe('/m/notifications');
});

it('reads again once, as the product does, and no more', async () => {
  function Unread() {
    const { error } = useQuery({ queryKey: ['unread'], queryFn: unread });
    return error && <p role="alert">{error.message}</p>;
  }
  api.on(readUnreadCount, unavailable);
  const screen = await show(<Unread />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(api.calls(readUnreadCount)).toHaveLength(2);
});

it('refuses an answer that the server could not give', async () => {
  expect(() => api.on(readUnreadCount, { unread: 1.5 })).toThrow('expected int');
  api.on(readUnreadCount, () => ({ unread: 1.5 }));
  await expect(unread()).rejects.toThrow();
  expect(takeFaults().join()).toContain('GET /notifications/unread-count');
});

it.each([
  ['a call that no test speaks of', () => unread(), 'No answer was given for GET /api/v1/notifications/unread-count'],
  ['a request that the contract refuses', sendNonsense, 'was sent what the contract refuses: query'],
  ['a call to another host', () => fetch('https://other.example/'), 'call to another host: https://other.example/'],
  ['an error of the console', async () => console.error('Each child needs a key'), 'Each child needs a key'],
])('fails a test for %s', async (_what, act, fault) => {
  await act().catch(() => undefined);
  expect(takeFaults().join()).toContain(fault);
});

it('fails a test for a picture of another host', async () => {
  const picture = new Image();
  const tried = new Promise((resolve) => {
    picture.onload = resolve;
    picture.onerror = resolve;
  });
  picture.src = 'https://other.example/pixel.png';
  await tried;
  await expect.poll(takeFaults).toEqual(['call to another host: https://other.example/pixel.png']);
});

it.each([
  ['[{aria-current=location, href=#a} A]', '[{href=#a} A]'],
  ['[{href=#a, aria-current=location} A]', '[{href=#a} A]'],
  ['In this report: A', 'In this report: B'],
])('takes no notice of where a page has scrolled to: %s', (before, after) => {
  expect(changesBetween(before, after)).toBe('\n');
});

function sendNonsense() {
  api.on(listNotifications, { items: [], total: 0, page: 1, pageSize: 10, unread: 0 });
  return call(listNotifications, { query: { page: 0 } });
}

it('reads a page once everything is drawn that React has put off, however long that takes', async () => {
  function Slow() {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return null;
  }
  const slow = createElement(Fragment, null, ...new Array(100).fill(createElement(Slow)));
  function Counter() {
    const [count, add] = useReducer((before: number) => before + 1, 0);
    const last = useDeferredValue(count);
    return (
      <>
        <button type="button" onClick={add}>
          Count
        </button>
        {last > 0 && slow}
        <p>Counted to {last}</p>
      </>
    );
  }
  const said = await followDemoPage({ at: paths.founder.overview, answers: {}, shown: <Counter />, steps: ['Count'] });
  expect(said).toContain('+ Counted to 1');
});
