import { courses } from 'virtual:courses';
import { expect, it } from 'vitest';
import { listPlans } from '#contract/billing/plans.ts';
import { listOutsideCourses } from '#contract/programs/programs.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { prices } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import Course from './course.tsx';
import Programs from './programs.tsx';

const outlines = courses.map(({ outline }) => outline);
const free = outlines.filter(({ plan }) => plan === 'free');
const [locked] = outlines.filter(({ plan }) => plan !== 'free');
if (!locked) throw new Error('every course is free');
const ideation = '₦15,000 a month, ₦150,000 a year, 7.5% tax in it';
const showCourse = (id: string) => show(<Course />, { at: paths.program(id), as: 'nobody' });

it('says what the plan of a course costs today, and what is free instead', async () => {
  api.on(listOutsideCourses, { courses: null });
  api.on(listPlans, prices);
  const screen = await showCourse(locked.id);
  await expect.element(screen.getByText(`The rest comes with the Ideation plan: ${ideation}.`)).toBeVisible();
  for (const { id, title } of free)
    await expect.element(screen.getByRole('link', { name: title })).toHaveAttribute('href', paths.program(id));
});

it('opens the first lesson from the list of the lessons', async () => {
  api.on(listOutsideCourses, { courses: null });
  api.on(listPlans, prices);
  const screen = await showCourse(locked.id);
  const lesson = screen.getByRole('group').last();
  await expect.element(lesson).not.toHaveAttribute('open');
  await screen.getByRole('link', { name: /^1\. / }).click();
  await expect.element(lesson).toHaveAttribute('open');
});

it('leads to the prices until it knows them', async () => {
  api.on(listOutsideCourses, { courses: null });
  api.on(listPlans, offline);
  const screen = await showCourse(locked.id);
  await expect.poll(() => api.calls(listPlans)).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'what it costs' });
  await expect.element(link).toHaveAttribute('href', paths.homeSection('pricing'));
});

it('asks for no price on the page of a free course', async () => {
  api.on(listOutsideCourses, { courses: null });
  const screen = await showCourse(free[0]?.id ?? '');
  await expect.poll(() => api.calls(listOutsideCourses)).toHaveLength(1);
  expect(screen.getByText(/comes with the/).elements()).toHaveLength(0);
  expect(api.calls(listPlans)).toHaveLength(0);
});

it.each([
  ['its own', null],
  [
    'those of a platform outside',
    [{ id: '2', title: 'Raise money', summary: 'Step by step.', plan: 'ideation' as const }],
  ],
])('names the price beside the plan in the list of %s', async (_, taught) => {
  api.on(listOutsideCourses, { courses: taught });
  api.on(listPlans, prices);
  const screen = await show(<Programs />, { at: paths.programs, as: 'nobody' });
  await expect.element(screen.getByText(`On the Ideation plan: ${ideation}`).first()).toBeVisible();
});
