import { courses } from 'virtual:courses';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Certificate,
  issueCertificate,
  readCertificate,
  withdrawCertificate,
} from '#contract/programs/certificates.ts';
import { type OwnCourse, readCourse } from '#contract/programs/programs.ts';
import { certifiedSentence, NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import CoursePage from './course-page.tsx';

const [written] = courses;
if (!written) throw new Error('there is no course');
const { outline } = written;
const ids = outline.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
const courseDone = (count: number): OwnCourse => ({
  outline,
  done: ids.slice(0, count),
  answers: [],
  bytes: 1000,
  card: {
    id: outline.id,
    title: outline.title,
    summary: outline.summary,
    totalModules: outline.modules.length,
    totalLessons: ids.length,
    enrolled: true,
    enrolling: false,
    opensAt: paths.founder.course(outline.id),
    lockedBy: null,
    progress: Math.floor((count * 100) / ids.length),
    timeLeft: 0,
    lessonsDone: count,
    nextLesson: ids[count] ?? null,
  },
});
const certificate: Certificate = {
  code: 'ABCD-EFGH-JKLM-2345',
  courseId: outline.id,
  name: 'Ada Obi',
  courseTitle: outline.title,
  lessons: 7,
  begunAt: '2027-03-03T09:00:00.000Z',
  finishedAt: '2027-03-09T09:00:00.000Z',
  issuedAt: '2027-03-10T09:00:00.000Z',
};
const open = () => show(<CoursePage />, { at: paths.founder.course(outline.id) });

beforeEach(() => api.on(readCourse, courseDone(ids.length)));

it('is offered once every lesson is done, and given at one tap', async () => {
  api.on(readCertificate, { certificate: null });
  api.on(issueCertificate, certificate);
  const screen = await open();
  await expect.element(screen.getByText('You have finished the course.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'To the certificate' }))
    .toHaveAttribute('href', `${paths.founder.course(outline.id)}#certificate`);
  await expect.element(screen.getByText(/the course and the days you took it\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Get the certificate' }).click();
  const address = screen.getByRole('textbox', { name: 'Link for anyone who wants to check it' });
  await expect.element(address).toHaveValue(`${window.location.origin}/certificates/${certificate.code}`);
  await expect.element(screen.getByText('Link for anyone who wants to check it', { exact: true })).toBeVisible();
  expect(screen.container.querySelector('label')?.getBoundingClientRect().width).toBeGreaterThan(100);
  await expect.element(screen.getByText(NOT_CERTIFIED)).toBeVisible();
});

it('has a code that is copied by itself, and is handed to another app where the browser can', async () => {
  api.on(readCertificate, { certificate });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const screen = await open();
  await expect.element(screen.getByText(certificate.code, { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Copy code' }).click();
  await expect.element(screen.getByText('Code copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(certificate.code);
  await screen.getByRole('button', { name: 'Share' }).click();
  expect(share).toHaveBeenCalledWith({
    title: `Certificate: ${certificate.courseTitle}`,
    text: certifiedSentence(certificate),
    url: `${window.location.origin}/certificates/${certificate.code}`,
  });
});

it('is not offered before', async () => {
  api.on(readCourse, courseDone(1));
  api.on(readCertificate, { certificate: null });
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
  await expect.poll(() => api.calls(readCertificate)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Certificate' }).elements()).toHaveLength(0);
});

it('stands when the course has more lessons than were done', async () => {
  api.on(readCourse, courseDone(ids.length - 1));
  api.on(readCertificate, { certificate });
  const screen = await open();
  await expect.element(screen.getByText(/^Ada Obi took the course/)).toBeVisible();
});

it('says why it could not be given, and can be asked for again', async () => {
  api.on(readCertificate, { certificate: null });
  api.on(issueCertificate, offline, certificate);
  const screen = await open();
  const button = screen.getByRole('button', { name: 'Get the certificate' });
  await button.click();
  await expect.element(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await button.click();
  await expect.element(screen.getByText(/^Ada Obi took the course/)).toBeVisible();
});

it('is withdrawn after a question, and can be had anew', async () => {
  api.on(readCertificate, { certificate });
  api.on(withdrawCertificate, null);
  const screen = await open();
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Withdraw this certificate?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(api.calls(withdrawCertificate)).toHaveLength(0);
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Withdraw it' }).click();
  await expect.element(screen.getByRole('button', { name: 'Get the certificate' })).toBeVisible();
});
