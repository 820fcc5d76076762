import { courses } from 'virtual:courses';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { askedCourse as free } from '#tests/components/course-samples.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { signedInKey } from '../components/signed-in.ts';
import { keepSentence } from '../drafts/kept-sentence.ts';
import { paths } from '../paths.ts';
import { askedCourseOf, askForCourse } from '../programs/asked-course.ts';
import Login from './login.tsx';
import Signup from './signup.tsx';
import { makeToken } from './test-token.ts';

it('brings back a name and an address after the page was left, and never a password', async () => {
  const open = () => show(<Signup />, { at: paths.auth.signup, as: 'nobody' });
  const first = await open();
  await first.getByLabelText('Full name').fill('Ada Obi');
  await first.getByLabelText('Email').fill('ada@example.com');
  await first.getByLabelText('Password', { exact: true }).fill('correct horse');
  await first.unmount();
  const again = await open();
  await expect.element(again.getByLabelText('Full name')).toHaveValue('Ada Obi');
  await expect.element(again.getByLabelText('Email')).toHaveValue('ada@example.com');
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse');
});

it('brings into view why the account was refused, on a phone too', async () => {
  await page.viewport(360, 740);
  api.on(identityCalls.signUp, refused('auth/common-password'));
  const form = await show(<Signup />, { at: paths.auth.signup, as: 'nobody' });
  await form.getByLabelText('Full name').fill('Ada Obi');
  await form.getByLabelText('Email').fill('ada@example.com');
  await form.getByLabelText('Password', { exact: true }).fill('fish12');
  await form.getByRole('checkbox').click();
  window.scrollTo({ top: document.body.scrollHeight });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect.element(form.getByRole('alert')).toBeInViewport();
});

it.each([
  ['sign-up', <Signup key="s" />, paths.auth.signupThen],
  ['login', <Login key="l" />, paths.auth.loginThen],
] as const)('says at %s which idea comes along, and only where one does', async (_name, form, then) => {
  const sentence = 'Women in Makoko who sell fish rent a cold box by the day so that the catch does not rot';
  keepSentence(localStorage, { key: 'k1', sentence, title: 'Cold box' });
  const withIdea = await show(form, { at: then(paths.founder.keepIdea('k1')), as: 'nobody' });
  const line = 'Your idea is kept: “Women in Makoko who sell fish rent a cold box by the day…”';
  await expect.element(withIdea.getByText(line)).toBeVisible();
  await withIdea.unmount();

  for (const path of [paths.founder.keepIdea('k2'), paths.founder.overview, null]) {
    const without = await show(form, { at: then(path), as: 'nobody' });
    await expect.element(without.getByLabelText('Email')).toBeVisible();
    await expect.element(without.getByText('Your idea is kept')).not.toBeInTheDocument();
    await without.unmount();
  }
});

const paid = courses.find(({ outline }) => outline.plan === 'ideation')?.outline;
const ways = [
  ['sign-up', <Signup key="s" />, paths.auth.signupThen, 'Create your account'],
  ['login', <Login key="l" />, paths.auth.loginThen, 'Log in'],
] as const;

it.each(ways)(
  'says at %s in which course it enrols, and only where this tab asked for it',
  async (_, form, then, step) => {
    const outside = { id: '2', title: 'Startup Fundamentals', plan: 'free' } as const;
    const asked = await show(form, { at: then(askForCourse(paths.founder.programs, outside)), as: 'nobody' });
    await expect.element(asked.getByText(`${step}, and you are enrolled in “${outside.title}”.`)).toBeVisible();
    await asked.unmount();
    for (const path of [paths.founder.programs, `${paths.founder.programs}?enrol=3`, null]) {
      const without = await show(form, { at: then(path), as: 'nobody' });
      await expect.element(without.getByLabelText('Email')).toBeVisible();
      await expect.element(without.getByText(/“.+”/)).not.toBeInTheDocument();
      await without.unmount();
    }
  },
);

it.each(ways)('promises nothing at %s to anyone who only opened a course', async (_, form, then, step) => {
  for (const path of [paths.founder.course(free.id), `${paths.founder.lesson(free.id, 'a')}?b=1`]) {
    const screen = await show(form, { at: then(path), as: 'nobody' });
    await expect.element(screen.getByText(`${step} to open “${free.title}”.`)).toBeVisible();
    await screen.unmount();
  }
});

it.each(ways)('names at %s the plan of a course that costs', async (_, form, then) => {
  if (!paid) throw new Error('no course comes with a plan');
  const screen = await show(form, { at: then(askForCourse(paths.founder.course(paid.id), paid)), as: 'nobody' });
  const line = `“${paid.title}” comes with the Ideation plan. Its first lesson is open without it.`;
  await expect.element(screen.getByText(line)).toBeVisible();
  await screen.unmount();
  const outside = { id: '5', title: 'Customer Discovery', plan: 'ideation' } as const;
  const taught = await show(form, { at: then(askForCourse(paths.founder.programs, outside)), as: 'nobody' });
  await expect
    .element(taught.getByText('“Customer Discovery” comes with the Ideation plan.', { exact: true }))
    .toBeVisible();
});

it('drops the wish to enrol where somebody logs in in another tab', async () => {
  const inside = askForCourse(paths.founder.course(free.id), free);
  const screen = await show(<Login />, { at: paths.auth.loginThen(inside), as: 'nobody' });
  await expect.element(screen.getByText(`Log in, and you are enrolled in “${free.title}”.`)).toBeVisible();
  api.giveToken(makeToken({}));
  // What a frame writes, this page hears of as from another tab.
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentWindow?.localStorage.setItem(signedInKey, '1');
  frame.remove();
  await expect.poll(screen.location).toBe(inside);
  expect(askedCourseOf(inside)).toBeNull();
});
