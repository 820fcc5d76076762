import { expect, it } from 'vitest';
import { readDocument } from '#contract/documents/documents.ts';
import { listShareLinks, type ShareLink } from '#contract/signing/sharing.ts';
import { listSigningRequests, readSignability, type SigningRequest } from '#contract/signing/signing.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import answers from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';
import { Sharing } from './sharing.tsx';

const id = '019e65a1-4e00-748e-9f8f-4ba381cb68bf';
const idea = '019afa28-3600-7ca4-a947-f44901701112';
const at = paths.founder.overview;
const signabilityUrl = `/agreements/${id}/signability`;
const requestsUrl = `/agreements/${id}/signing-requests`;
const linksUrl = `/documents/${id}/share-links`;
const signability = readSignability.reply.parse(answers[signabilityUrl]);
const [request] = listSigningRequests.reply.parse(answers[requestsUrl]).items as [SigningRequest];
const [link] = listShareLinks.reply.parse(answers[`/documents/${idea}/share-links`]).items as [ShareLink];
const [first, second, third] = request.signers as [SigningRequest['signers'][number], ...SigningRequest['signers']];
const moment = request.createdAt;
const ideaVersions = answers[`/validation/ideas/${idea}/versions`];
const checkVersions = answers['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17/versions?limit=100'];

const requests = (...items: SigningRequest[]) => ({ [requestsUrl]: { items } });
const links = (...items: ShareLink[]) => ({ [linksUrl]: { items } });
const ended = (state: SigningRequest['state'], more: Partial<SigningRequest> = {}): SigningRequest => ({
  ...request,
  id: state,
  state,
  can: { cancel: false },
  ...more,
});
const inAllStates = [
  ended('completed', { completedAt: moment, hasCertificate: true }),
  ended('declined', { signers: [{ ...first, state: 'declined' }] }),
  ended('cancelled'),
  ended('expired'),
];
const dueReminder = { ...first, nextReminderAt: moment, reminders: 1 };
const viewed: ShareLink = {
  ...link,
  id: 'l2',
  viewCount: 5,
  views: [
    { id: 'v1', at: moment, kind: 'opened' },
    { id: 'v2', at: moment, kind: 'downloaded' },
  ],
};

type Case = [name: string, more: Record<string, unknown>, steps?: Step[], replies?: Record<string, unknown>];
it.each<Case>([
  ['nobody asked', requests()],
  ['one signer', { ...requests(), [signabilityUrl]: { ...signability, signers: signability.signers.slice(1, 2) } }],
  ['nobody to sign', { ...requests(), [signabilityUrl]: { ...signability, signers: [] } }],
  ['no version', { ...requests(), [signabilityUrl]: { ...signability, versionNumber: null } }],
  ['unverified', { ...requests(), [signabilityUrl]: { ...signability, emailVerified: false } }],
  [
    'not allowed',
    {
      ...requests(),
      [signabilityUrl]: { ...signability, allowed: false, source: { name: 'The Act', checked: false } },
    },
  ],
  ['signed', requests(...inAllStates)],
  ['ended', requests(...inAllStates.slice(1))],
  ['certificate to come', requests(ended('completed', { completedAt: moment }))],
  ['requests unread', { [requestsUrl]: offline }, ['Try again']],
  ['links unread', { [linksUrl]: offline }],
  [
    'links',
    links(
      viewed,
      { ...viewed, id: 'l3', state: 'expired', url: null, viewCount: 1, views: viewed.views.slice(0, 1) },
      { ...link, id: 'l4', state: 'revoked', url: null, revokedAt: moment, can: { revoke: false } },
    ),
  ],
  [
    'reminded',
    requests({
      ...request,
      signers: [
        dueReminder,
        { ...second, state: 'signed', signedAt: moment } as typeof first,
        { ...third, state: 'asked', reminders: 3 } as typeof first,
      ],
    }),
    ['Remind Tunde', 'Remind Tunde'],
    {
      [`POST /signing-requests/${request.id}/signers/${first.id}/reminders`]: [
        offline,
        { ...request, signers: [first] },
      ],
    },
  ],
  [
    'files',
    requests(ended('completed', { completedAt: moment, hasCertificate: true })),
    ['Get the document', 'Get the certificate', 'Everything that happened'],
    {
      'GET /signing-requests/completed/files/document': offline,
      'GET /signing-requests/completed/files/certificate': file('Certificate.pdf', 'pdf', 'application/pdf'),
    },
  ],
  [
    'cancelled',
    requests(request),
    [
      'Cancel the request',
      'Keep it',
      'Cancel the request',
      'Cancel the request',
      'Cancel the request',
      { now: requests(ended('cancelled')) },
      'Cancel the request',
    ],
    { [`POST /signing-requests/${request.id}/cancel`]: [offline, ended('cancelled')] },
  ],
  [
    'asked for',
    requests(),
    [
      'Move signer 3 up',
      'Move signer 1 down',
      'Take out signer 1',
      'Add a signer',
      ['Days to sign', '91'],
      'Ask for signatures',
      ['Days to sign', '1'],
      'Take out signer 3',
      ['All at once', true],
      ['Message', 'Please'],
      'Ask for signatures',
      { now: requests(request) },
      'Ask for signatures',
    ],
    { [`POST ${requestsUrl}`]: [refused('SIGNING_MAIL_LIMIT'), request] },
  ],
  [
    'link made and revoked',
    { ...requests(request), ...links(link) },
    [
      'Make',
      ['Whom is it for', 'Ada'],
      'Make',
      'Make',
      'Copy link',
      'Revoke the link',
      'Cancel',
      'Revoke the link',
      'Revoke link',
      'Revoke the link',
      'Revoke link',
    ],
    {
      [`POST ${linksUrl}`]: [refused('SHARE_LINK_LIMIT'), link],
      [`POST ${linksUrl}/${link.id}/revoke`]: [offline, { ...link, state: 'revoked' }],
    },
  ],
])('a document is shared and signed: %s', async (name, more, steps = [], replies = {}) => {
  const said = await followDemoPage({
    at,
    shown: <Sharing documentId={id} versionNumber={2} signable level={3} />,
    answers: { ...answers, ...more },
    steps,
    replies,
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/${name.replaceAll(' ', '-')}.txt`);
});

it.each([
  ['idea', 'validation', 'Save version', `/validation/ideas/${idea}/versions`, ideaVersions],
  ['check', 'evaluation', 'Publish version', `/readiness/checks/${idea}/versions`, checkVersions],
])('the first version of an %s is kept where it is shared', async (name, type, label, url, { items }) => {
  const document = { ...readDocument.reply.parse(answers[`/documents/${idea}`]), type };
  const kept = { [`/documents/${idea}`]: { ...document, versionCount: 1 } };
  const said = await followDemoPage({
    at: paths.founder.documentSharing(idea),
    modules: import.meta.glob('/web/founder/startup-assistant/sharing/sharing-page.tsx'),
    answers: { ...answers, [`/documents/${idea}`]: { ...document, versionCount: 0 } },
    steps: [label, { now: kept }, label],
    replies: { [`POST ${url}`]: [offline, { created: true, version: items[0] }] },
  });
  await expect(said).toMatchFileSnapshot(`said/first-version-of-${name}.txt`);
  expect(globalThis.document.activeElement?.textContent).toContain('Whom is it for');
});

it.each([0, 1, 2])('the page to share a document with %d versions says what can be shared', async (versionCount) => {
  const document = readDocument.reply.parse(answers[`/documents/${idea}`]);
  const said = await followDemoPage({
    at: paths.founder.documentSharing(idea),
    modules: import.meta.glob('/web/founder/startup-assistant/sharing/sharing-page.tsx'),
    answers: { ...answers, [`/documents/${idea}`]: { ...document, versionCount } },
    steps: [],
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/page-${versionCount}.txt`);
});
