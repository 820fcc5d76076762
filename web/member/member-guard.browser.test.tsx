import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '#tests/components/api.ts';
import { askedCourse as course } from '#tests/components/course-samples.ts';
import { AuthProvider } from '../auth/auth-context.tsx';
import { authSession } from '../auth/session.ts';
import { makeToken } from '../auth/test-token.ts';
import { paths } from '../paths.ts';
import { askedCourseOf, askForCourse } from '../programs/asked-course.ts';
import Unauthorised from '../public/unauthorised.tsx';
import MemberGuard from './member-guard.tsx';

/** An investor opens a page of founders. */
function openAsInvestor(at: string) {
  const token = makeToken({ roles: ['user', 'investor'] });
  api.giveToken(token);
  authSession.begin(token);
  const around = (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  );
  const children = [
    { path: paths.unauthorised, element: <Unauthorised /> },
    { path: '*', element: <MemberGuard /> },
  ];
  return render(
    <RouterProvider router={createMemoryRouter([{ element: around, children }], { initialEntries: [at] })} />,
  );
}

it('tells an investor on the way to a course for whom courses are, and drops the wish', async () => {
  const inside = askForCourse(paths.founder.course(course.id), course);
  const screen = await openAsInvestor(inside);
  await expect.element(screen.getByText("Courses are for founders. This account is an investor's.")).toBeVisible();
  const back = screen.getByRole('link', { name: `Back to “${course.title}”` });
  await expect.element(back).toHaveAttribute('href', paths.program(course.id));
  expect(askedCourseOf(inside)).toBeNull();
});

it('tells them so on the way to the list of courses, and drops the wish', async () => {
  const inside = askForCourse(paths.founder.programs, { id: '42', title: 'Cooking', plan: 'free' });
  const screen = await openAsInvestor(inside);
  await expect.element(screen.getByText("Courses are for founders. This account is an investor's.")).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Back to the courses' }))
    .toHaveAttribute('href', paths.programs);
  expect(askedCourseOf(inside)).toBeNull();
});

it('says nothing of courses on another way', async () => {
  const screen = await openAsInvestor(paths.founder.quotes);
  await expect.element(screen.getByText('Your account does not have the role', { exact: false })).toBeVisible();
});
