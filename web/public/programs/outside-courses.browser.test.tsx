import { courses } from 'virtual:courses';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listPlans } from '#contract/billing/plans.ts';
import { listOutsideCourses } from '#contract/programs/programs.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { prices } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import Course from './course.tsx';
import Programs from './programs.tsx';

const own = courses[0]?.outline ?? { id: '', title: '' };
const taught = { id: '2', title: 'Startup Fundamentals', summary: 'Step by step.', plan: 'free' as const };

beforeEach(() => api.on(listPlans, prices));

it('lists what founders can enrol in there, and none of the product’s own', async () => {
  api.on(listOutsideCourses, { courses: [taught] });
  const screen = await show(<Programs />, { at: paths.programs, as: 'nobody' });
  await expect.element(screen.getByText('Step by step.')).toBeVisible();
  expect(screen.getByText(own.title).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Enrol: Startup Fundamentals' }).click();
  await expect.element(screen.getByText('Please log in to enroll in courses')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Please log in to enroll in courses')).not.toBeInTheDocument();
  expect(screen.location()).toBe(paths.programs);
  await screen.getByRole('button', { name: 'Enrol: Startup Fundamentals' }).click();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.poll(screen.location).toBe(paths.auth.loginThen(`${paths.founder.programs}?enrol=2`));
});

it('says where the list could not be read yet', async () => {
  api.on(listOutsideCourses, { courses: [] });
  const screen = await show(<Programs />, { at: paths.programs, as: 'nobody' });
  await expect.element(screen.getByText(/The list cannot be read at the moment/)).toBeVisible();
  expect(screen.getByText(own.title).elements()).toHaveLength(0);
});

it.each([
  ['the product itself teaches', { courses: null }],
  ['nobody answers', offline],
])('lists the product’s own courses where %s', async (_, answer) => {
  api.on(listOutsideCourses, answer);
  const screen = await show(<Programs />, { at: paths.programs, as: 'nobody' });
  await expect.poll(() => api.calls(listOutsideCourses)).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: own.title })).toBeVisible();
});

it('offers no enrolment in a course of the product that founders do not take here', async () => {
  api.on(listOutsideCourses, { courses: [taught] });
  const screen = await show(<Course />, { at: paths.program(own.id), as: 'nobody' });
  await expect.element(screen.getByText(/Founders here take other courses/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'see which' })).toHaveAttribute('href', paths.programs);
  expect(screen.getByRole('button', { name: 'Enrol' }).elements()).toHaveLength(0);
});
