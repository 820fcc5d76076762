import { expect, it } from 'vitest';
import type { RouteManifest } from './route-manifest.ts';
import { keptFiles } from './service-worker.ts';

const idea = 'founder/startup-assistant/validation';
const member = ['root', 'auth/session-layout', 'member/member-guard', 'member/member-layout', 'member/overview'];
const founder = [
  'founder/founder-layout',
  `${idea}/idea`,
  'founder/overview',
  `${idea}/next/next`,
  `${idea}/day/day`,
  `${idea}/intake/questions`,
];
const course = ['founder/programs/programs', 'founder/programs/course-page', 'founder/programs/lesson-page'];
const route = (id: string, more = {}) => ({ id, module: `/assets/${id}.js`, ...more });
const manifest: RouteManifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    ...Object.fromEntries([...member, ...founder, ...course].map((id) => [id, route(id)])),
    'member/overview': route('member/overview', { path: '/m/overview' }),
    [`${idea}/idea`]: route(`${idea}/idea`, { path: '/validate/:ideaId' }),
    [`${idea}/next/next`]: route('next', {
      parentId: `${idea}/idea`,
      imports: ['/assets/framework.js', '/assets/rules.js'],
      css: ['/assets/bar.css'],
    }),
    [`${idea}/day/day`]: route('day', { parentId: `${idea}/idea`, path: 'day' }),
    [`${idea}/intake/questions`]: route('questions', { parentId: `${idea}/idea`, path: 'questions/:step?' }),
    'founder/programs/programs': route('programs', { path: '/m/founder/programs', imports: ['/assets/rules.js'] }),
    'founder/programs/course-page': route('course', { path: '/m/founder/programs/:courseId' }),
    'founder/programs/lesson-page': route('lesson', { path: '/m/founder/programs/:courseId/:lessonId' }),
    'admin/today/today': route('today'),
  },
};
const shell = 'url(/assets/inter-latin-Df12_x-m.woff2) url(/assets/inter-vietnamese-CBcvBZtf.woff2)';
const kept = (html = shell) => keptFiles('/assets/manifest-1.js', manifest, html);

it('keeps what every member needs, with the typefaces of English', () => {
  expect(kept().member).toEqual([
    '/assets/manifest-1.js',
    '/assets/entry.js',
    '/assets/framework.js',
    ...member.map((id) => `/assets/${id}.js`),
    '/assets/inter-latin-Df12_x-m.woff2',
  ]);
});

it('keeps for a founder the pages of an idea with all that they load, each file once', () => {
  expect(kept().founder).toEqual([
    ...founder.slice(0, 3).map((id) => `/assets/${id}.js`),
    '/assets/next.js',
    '/assets/rules.js',
    '/assets/bar.css',
    '/assets/day.js',
    '/assets/questions.js',
  ]);
});

it.each([
  ['/m/overview', true],
  ['/validate/i1', true],
  ['/validate/i1/day', true],
  ['/validate/i1/questions', true],
  ['/validate/i1/questions/idea', true],
  ['/validate/i1/report', false],
  ['/validate/i1/day/more', false],
  ['/elsewhere/m/overview', false],
])('knows whether %s opens without a network: %s', (path, opens) => {
  expect(new RegExp(kept().opens).test(path)).toBe(opens);
});

it('keeps the pages of courses apart, with all that they need beside what members have', () => {
  expect(kept().courses).toEqual([
    '/assets/founder/founder-layout.js',
    '/assets/programs.js',
    '/assets/rules.js',
    '/assets/course.js',
    '/assets/lesson.js',
  ]);
  const opens = new RegExp(kept().opensCourses);
  const paths = [
    '/m/founder/programs',
    '/m/founder/programs/a',
    '/m/founder/programs/a/b',
    '/m/founder/programs/a/b/c',
  ];
  expect(paths.map((path) => opens.test(path))).toEqual([true, true, true, false]);
});

it('is another worker for each build', () => {
  expect(kept().build).toMatch(/^[0-9a-f]{16}$/);
  expect(kept(`${shell} `).build).not.toBe(kept().build);
});

it('refuses a build without one of these pages', () => {
  const { root: _root, ...routes } = manifest.routes;
  expect(() => keptFiles('/assets/manifest-1.js', { ...manifest, routes }, shell)).toThrow('There is no route root');
});
