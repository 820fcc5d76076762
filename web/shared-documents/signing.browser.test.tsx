import { beforeEach, expect, it } from 'vitest';
import { declineAgreement, type OpenedSigning, signAgreement } from '#contract/signing/signatures.ts';
import { snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { publishedFigures } from '#domain/validation/published-figures.ts';
import { buildReport } from '#domain/validation/report.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { DeclineForm } from './decline-form.tsx';
import { incompleteLink } from './link.ts';
import { SignForm } from './sign-form.tsx';

const modules = import.meta.glob('/web/shared-documents/*.tsx');
const token = 'a'.repeat(43);
const moment = '2026-11-20T09:00:00.000Z';
/** SHA-256 of "signed", as `printf signed | sha256sum` gives it. */
const signedSha256 = '4a3cdfae6f291c8f544daea5b72905cf9e74c1ed427d831ad0d7ca00c73c794d';
const pdf = file('Our NDA.pdf', 'signed', 'application/pdf');

const me = {
  id: 's1',
  position: 1,
  label: 'Recipient',
  name: 'Ada Okafor',
  company: 'Cairn Ltd',
  title: 'Director',
  state: 'asked' as const,
  signedAt: null,
};
const other = { ...me, id: 's2', position: 2, name: 'Bimpe Alabi', company: null, title: null };
const kinds = [
  'requested',
  'asked',
  'reminded',
  'viewed',
  'signed',
  'declined',
  'cancelled',
  'expired',
  'completed',
] as const;
const asked: OpenedSigning = {
  id: 'r1',
  title: 'Our NDA',
  versionNumber: 1,
  sha256: signedSha256,
  state: 'pending',
  inOrder: false,
  message: 'Please sign this week.',
  createdAt: moment,
  expiresAt: '2026-12-20T09:00:00.000Z',
  completedAt: null,
  hasCertificate: false,
  events: kinds.map((kind, number) => ({
    number,
    at: moment,
    kind,
    who: 'Tunde',
    note: kind === 'declined' ? 'No' : null,
  })),
  owner: 'Tunde Balogun',
  law: { text: 'A typed name binds.', source: { name: 'Evidence Act 2011 s.93', checked: true } },
  signers: [me, other, { ...other, id: 's3' }],
  me: 's1',
  can: { sign: true, decline: true },
};
const ended = { sign: false, decline: false };
const signed: OpenedSigning = { ...asked, signers: [{ ...me, state: 'signed', signedAt: moment }, other], can: ended };
const completed: OpenedSigning = { ...signed, state: 'completed', completedAt: moment };
const shared = {
  title: 'Kasuwa Ledger',
  type: 'validation',
  versionNumber: 3,
  sharedBy: 'Tunde Balogun',
  label: 'Demo Ventures',
  expiresAt: moment,
  viewCount: 2,
  page: null,
  views: [
    { id: 'v1', at: moment, kind: 'opened' },
    { id: 'v2', at: moment, kind: 'downloaded' },
  ],
};

const firstMonth = snapshotOf();
const firstPage = outsiderReport(firstMonth, buildReport(firstMonth));

beforeEach(() => {
  window.location.hash = token;
});

const follow = (at: string, steps: Step[], replies: Record<string, unknown>) =>
  followDemoPage({ at, as: 'nobody', answers: {}, modules, steps, replies, whole: true });

it.each<[string, unknown, Step[]?, Record<string, unknown>?]>([
  ['asked', asked],
  ['unnamed', { ...asked, me: 'gone', message: '' }],
  ['not-yet', { ...asked, can: { sign: false, decline: true } }],
  ['signed', { ...signed, signers: [...signed.signers, { ...other, id: 's3' }] }],
  ['signed-by-all-but-one', signed],
  ['completed', { ...completed, hasCertificate: true }],
  ['certificate-to-come', [completed, { ...completed, hasCertificate: true }], [{ until: 'Get the certificate' }]],
  ['declined', { ...asked, state: 'declined', can: ended }],
  ['unknown', refused('LINK_UNKNOWN')],
  ['offline', offline],
  [
    'signs',
    asked,
    [
      'Sign this document',
      ['Type your name', 'Ada Okafor'],
      ['I have read the document', true],
      'Sign this document',
      'Read the document',
      'Sign this document',
      ['Type your name', 'Ada O.'],
      'Sign this document',
      'Sign this document',
    ],
    {
      'POST /signing/file': pdf,
      'POST /signing/sign': [
        offline,
        refused('REQUEST_INVALID', { fields: { name: 'Type exactly the name that was asked for.' } }),
        signed,
      ],
    },
  ],
  [
    'declines',
    asked,
    [
      'I do not want to sign',
      'Decline to sign',
      ['Why do you decline?', 'Too long'],
      'Decline to sign',
      'Decline to sign',
    ],
    { 'POST /signing/decline': [offline, { ...asked, state: 'declined', can: ended }] },
  ],
])('a link to sign, %s, says where it stands', async (name, opened, steps = [], replies = {}) => {
  const said = await follow(paths.sign, steps, { 'POST /signing/open': opened, ...replies });
  await expect(said).toMatchFileSnapshot(`said/sign-${name}.txt`);
});

it.each<[string, unknown, Step[]?, Record<string, unknown>?]>([
  ['open', shared],
  ['report', { ...shared, page: firstPage }],
  ['confirmed', { ...shared, page: { ...firstPage, witnesses: { confirmed: 3, networks: 2, fromOwnNetwork: 1 } } }],
  [
    'often',
    { ...shared, viewCount: 5 },
    ['Get the PDF', 'Get the PDF'],
    { 'POST /shared-documents/file': [offline, pdf] },
  ],
  [
    'recomputed',
    { ...shared, page: firstPage },
    ['Recompute this'],
    { 'POST /shared-documents/figures': { figures: publishedFigures(firstMonth, buildReport(firstMonth)) } },
  ],
  ['unknown', refused('LINK_UNKNOWN')],
])('a private link, %s, says what it opens', async (name, opened, steps = [], replies = {}) => {
  const said = await follow(paths.shared, steps, { 'POST /shared-documents/open': opened, ...replies });
  await expect(said).toMatchFileSnapshot(`said/shared-${name}.txt`);
});

it.each([paths.sign, paths.shared])(
  'a link to %s that lost its end asks nobody, and offers no second try',
  async (at) => {
    window.location.hash = token.slice(1);
    const said = await follow(at, [], {});
    expect(said).toContain(incompleteLink);
    expect(said).not.toContain('Try again');
  },
);

it('cannot be signed or declined again while that is sent', async () => {
  const said: string[] = [];
  const screen = await show(
    <>
      <SignForm
        token={token}
        name={me.name}
        law={asked.law}
        readHash={signedSha256}
        onSigned={() => said.push('signed')}
      />
      <DeclineForm token={token} onDeclined={() => said.push('declined')} />
    </>,
    { as: 'nobody' },
  );
  const sign = api.hold(signAgreement, signed);
  await screen.getByLabelText('Type your name').fill(me.name);
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Sign this document' }).click();
  await expect.element(screen.getByRole('button', { name: 'Signing…' })).toBeDisabled();
  sign();
  await expect.element(screen.getByRole('button', { name: 'Sign this document' })).toBeEnabled();
  const decline = api.hold(declineAgreement, { ...asked, state: 'declined', can: ended });
  await screen.getByText('I do not want to sign').click();
  await screen.getByLabelText('Why do you decline?').fill('Too long');
  await screen.getByRole('button', { name: 'Decline to sign' }).click();
  await expect.element(screen.getByRole('button', { name: 'Declining…' })).toBeDisabled();
  decline();
  await expect.poll(() => said).toEqual(['signed', 'declined']);
});
