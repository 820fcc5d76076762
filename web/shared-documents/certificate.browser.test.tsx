import { expect, it } from 'vitest';
import { type Certificate, checkCertificate } from '#contract/programs/certificates.ts';
import { NOT_CERTIFIED } from '#domain/learning/certificate.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readOut } from '#tests/components/read-out.ts';
import { Nested, show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import CertificatePage, { clientLoader } from './certificate.tsx';
import LinkLayout from './link-layout.tsx';

const code = 'ABCD-EFGH-JKLM-2345';
const certificate: Certificate = {
  ...{ code, courseId: 'talk-to-customers', courseTitle: 'Talk to customers', name: 'Ada Obi', lessons: 7 },
  begunAt: '2027-03-03T09:00:00.000Z',
  finishedAt: '2027-03-09T09:00:00.000Z',
  issuedAt: '2027-03-10T09:00:00.000Z',
};
const open = (at = paths.certificate(code)) =>
  show(new Nested(<LinkLayout />, <CertificatePage />), { at, as: 'nobody', loader: clientLoader });

it('says what a certificate is, and what it is not', async () => {
  api.on(checkCertificate, certificate);
  const screen = await open();
  await expect.element(screen.getByText('This certificate is real')).toBeVisible();
  await expect.element(screen.getByText(NOT_CERTIFIED)).toBeVisible();
  await expect(readOut(screen.getByRole('main').element())).toMatchFileSnapshot('said/certificate.txt');
});

it.each([
  ['a code that nobody has', refused('CERTIFICATE_UNKNOWN'), 'No certificate has this code.'],
  ['no network', offline, 'Network error. Please check your connection and try again.'],
])('says why it cannot be shown: %s', async (_, answer, sentence) => {
  api.on(checkCertificate, answer);
  const screen = await open();
  await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByText('This certificate is real').elements()).toHaveLength(0);
});

it('asks for the code where the link was cut, says what is wrong with it, and finds it as it is typed', async () => {
  api.on(checkCertificate, refused('CERTIFICATE_UNKNOWN'), certificate);
  const screen = await open(paths.certificates);
  const field = screen.getByLabelText('The code of the certificate');
  const check = screen.getByRole('button', { name: 'Check it' });
  await check.click();
  await expect.element(field).toHaveAccessibleDescription(/Type the code of the certificate\./);
  await field.fill('ABCD');
  await expect.element(field).toHaveAccessibleDescription(/A code has four groups of four letters or digits/);
  expect(api.calls(checkCertificate)).toHaveLength(0);

  await field.fill('2345-2345-2345-2345');
  await check.click();
  await expect.element(screen.getByText(/^No certificate has this code\./)).toBeVisible();
  await expect.element(field).toHaveValue('2345-2345-2345-2345');
  await field.fill(`https://cairn.example${paths.certificate(code).toLowerCase()}`);
  await check.click();
  await expect.element(screen.getByText('This certificate is real')).toBeVisible();
  expect(screen.location()).toBe(paths.certificate(code));
  await expect.element(screen.getByLabelText('The code of another certificate')).toHaveValue('');
});
