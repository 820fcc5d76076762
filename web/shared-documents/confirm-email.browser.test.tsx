import { beforeEach, expect, it } from 'vitest';
import type { EmailLink } from '#contract/accounts/email-change.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/shared-documents/*.tsx');
const old: EmailLink = { side: 'old', name: 'Ngozi Eze', newEmail: 'ngozi@new.example', isConfirmed: false };
const fresh: EmailLink = { ...old, side: 'new' };
const confirms = (...answers: unknown[]) => ({ 'POST /accounts/email-links/confirm': answers });

beforeEach(() => {
  window.location.hash = 'a'.repeat(43);
});

it.each<[string, unknown, Step[], Record<string, unknown>?]>([
  ['old-first', old, ['Yes, change it', 'Yes, change it'], confirms(offline, { isChanged: false })],
  ['old-last', old, ['Yes, change it'], confirms({ isChanged: true })],
  ['old-stops', old, ['Stop this change'], { 'POST /accounts/email-links/stop': null }],
  [
    'old-stops-later',
    { ...old, isConfirmed: true },
    ['Stop this change'],
    { 'POST /accounts/email-links/stop': refused('auth/invalid-action-code') },
  ],
  ['new-first', fresh, ['Yes, it is mine'], confirms({ isChanged: false })],
  ['new-last', fresh, ['Yes, it is mine'], confirms({ isChanged: true })],
  ['new-too-late', fresh, ['Yes, it is mine'], confirms(refused('auth/email-already-in-use'))],
  ['finds-nothing', refused('auth/invalid-action-code'), []],
  ['finds-it-expired', refused('auth/expired-action-code'), []],
])(
  'anyone who opens a link about a changed email, %s, is told what happens',
  async (name, opened, steps, replies = {}) => {
    const said = await followDemoPage({
      ...{ at: paths.confirmEmail, as: 'nobody', answers: {}, modules, steps, whole: true },
      replies: { 'POST /accounts/email-links/open': opened, ...replies },
    });
    await expect(said).toMatchFileSnapshot(`said/confirm-email-${name}.txt`);
  },
);
