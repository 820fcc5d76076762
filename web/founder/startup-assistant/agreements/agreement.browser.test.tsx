import { expect, it } from 'vitest';
import { type Agreement, readAgreement, type saveAgreementContent } from '#contract/agreements/agreements.ts';
import type { AgreementContent } from '#domain/agreements/template.ts';
import { answered } from '#tests/agreements/answered.ts';
import { agreementAnswers, draftOf } from '#tests/components/agreement-samples.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import type { Call } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/agreements/**/*.tsx');
const { founder } = paths;
const nda = readAgreement.reply.parse(demo['/agreements/01a1e5b3-d600-717b-9cb7-2cda1d7db81a']);
const signed = readAgreement.reply.parse(demo['/agreements/019e65a1-4e00-748e-9f8f-4ba381cb68bf']);
const url = `/agreements/${nda.id}`;
const nothing: AgreementContent = { answers: {}, choices: {}, ownWording: {} };
const moment = '2026-11-22T19:00:00.000Z';
const contradictions: Agreement['contradictions'] = (['conflict', 'check'] as const).map((severity) => ({
  rule: severity,
  severity,
  message: `The shares differ: ${severity}.`,
  agreements: [
    { id: signed.id, name: signed.name },
    { id: nda.id, name: nda.name },
  ],
  variables: ['founders'],
}));
const { standing } = nda;
const flag = {
  id: 'f1',
  message: 'A residuals clause is unusual.',
  variables: ['purpose'],
  clauses: ['nda.residuals'],
  acknowledgedAt: null,
};
const problem = (severity: 'block' | 'warn') => ({
  id: severity,
  severity,
  message: `The period is too long: ${severity}.`,
  variables: ['term_months'],
  source: { name: 'Act s.1', checked: severity === 'warn' },
});
const decision = {
  id: 'd1',
  label: 'Who discloses',
  why: 'It changes every duty.',
  variables: [],
  clauses: ['nda.direction'],
};
const ready: Agreement = {
  ...nda,
  standing: { ...standing, missing: [], openDecisions: [], problems: [], flags: [], ready: true },
  can: { ...nda.can, finalise: true },
};

const all = async (agreement: Agreement) => ({
  ...(await agreementAnswers(agreement)),
  '/agreements/contradictions': { items: [] },
});
const versionsUrl = `/agreements/${signed.id}/versions?limit=100`;
const [first] = demo['/agreements/019e65a1-4e00-748e-9f8f-4ba381cb68bf/versions?limit=100'].items;
const redlineUrl = `/agreements/${signed.id}/redline`;
const redline = demo['/agreements/019e65a1-4e00-748e-9f8f-4ba381cb68bf/redline?from=1'];
const [clause] = redline.clauses;
const text = (kind: string) => [[{ kind, text: 'Words' }]];

it.each<[string, string, Agreement, Record<string, unknown>?]>([
  ['check-ready', founder.agreementCheck(nda.id), ready],
  ['check-final', founder.agreementCheck(nda.id), { ...ready, state: 'final' }],
  [
    'check-everything',
    founder.agreementCheck(nda.id),
    {
      ...nda,
      contradictions,
      standing: {
        ...standing,
        openDecisions: [decision],
        problems: [problem('block'), problem('warn')],
        flags: [flag, { ...flag, id: 'f2', acknowledgedAt: moment }],
      },
    },
  ],
  [
    'check-unreviewed',
    founder.agreementCheck(nda.id),
    { ...ready, can: { ...ready.can, acknowledge: false }, standing: { ...ready.standing, flags: [flag] } },
  ],
  ['document-blank', founder.agreement(nda.id), { ...nda, content: nothing, contradictions }],
  ['document-complete', founder.agreement('nda'), draftOf('nda', answered.nda?.('ng') ?? nothing)],
  ['document-unchangeable', founder.agreement(nda.id), { ...nda, can: { ...nda.can, edit: false } }],
  [
    'document-final',
    founder.agreement(nda.id),
    {
      ...nda,
      state: 'final',
      can: { ...nda.can, edit: false, reopen: true, moveTemplate: false },
      versions: { count: 2, hasChanges: false },
      template: { ...nda.template, newer: '2027.1', lawyer: { name: 'A. Bello', bar: 'Lagos', date: '2026-11-01' } },
      signing: {
        ...nda.signing,
        allowed: false,
        reason: 'On paper only.',
        source: { name: 'The Act', checked: false },
      } as Agreement['signing'],
    },
  ],
  ['ownership-none', founder.agreementOwnership(nda.id), nda],
  ['ownership-safe', founder.agreementOwnership('safe'), draftOf('safe', answered.safe?.('ng') ?? nothing)],
  ['ownership-safe-blank', founder.agreementOwnership('safe'), draftOf('safe', nothing)],
  [
    'ownership-note',
    founder.agreementOwnership('convertible_note'),
    draftOf('convertible_note', answered.convertible_note?.('ng') ?? nothing),
  ],
  [
    'ownership-terms',
    founder.agreementOwnership('equity_terms'),
    draftOf('equity_terms', answered.equity_terms?.('ng') ?? nothing),
  ],
  ['versions-none', founder.agreementVersions(nda.id), nda],
])('the page %s of a document says where it stands', async (name, at, agreement, more) => {
  const said = await readDemoPage({ at, answers: { ...(await all(agreement)), ...more }, modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

it.each<[string, string, Record<string, unknown>]>([
  ['versions-unread', founder.agreementVersions(signed.id), { [versionsUrl]: offline }],
  ['version-unread', founder.agreementVersion(signed.id, 1), { [`/agreements/${signed.id}/versions/1`]: offline }],
  [
    'version-unknown',
    founder.agreementVersion(signed.id, 9),
    { [`/agreements/${signed.id}/versions/9`]: refused('VERSION_UNKNOWN') },
  ],
  [
    'versions-two',
    founder.agreementVersions(signed.id),
    { [versionsUrl]: { items: [{ ...first, number: 2, hasOwnWording: true }, first], total: 2 } },
  ],
  [
    'redline-same',
    founder.agreementRedline(signed.id, 1, 2),
    { [`${redlineUrl}?from=1&to=2`]: { ...redline, to: 2, clauses: [] } },
  ],
  [
    'redline-changed',
    founder.agreementRedline(signed.id, 1, 2),
    {
      [`${redlineUrl}?from=1&to=2`]: {
        from: 1,
        to: 2,
        cover: [
          { variable: 'a', label: 'A', before: null, after: 'New' },
          { variable: 'b', label: 'B', before: 'Old', after: null },
          { variable: 'c', label: 'C', before: 'Same', after: 'Same' },
        ],
        clauses: [
          clause,
          { ...clause, id: 'added', number: '2', change: 'added', paragraphs: text('added') },
          { ...clause, id: 'removed', number: null, change: 'removed', paragraphs: text('removed') },
          { ...clause, id: 'changed', number: '3', change: 'changed', paragraphs: [...text('same'), ...text('added')] },
        ],
      },
    },
  ],
])('the page %s of a final document says what was kept', async (name, at, more) => {
  const said = await readDemoPage({ at, answers: { ...demo, ...more }, modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

const saved = ({ body }: Call<typeof saveAgreementContent>) => ({
  revision: body.revision + 1,
  updatedAt: moment,
  name: nda.name,
  changedElsewhere: {},
  standing,
});
const ownedSafe = answered.safe?.('ng') ?? nothing;
const menu = { key: '{Enter}' };
type Flow = [name: string, at: string, agreement: Agreement, steps: Step[], replies?: Record<string, unknown>];
it.each<Flow>([
  [
    'wording is chosen and written',
    founder.agreementClauses(nda.id, 'nda.residuals'),
    nda,
    [
      { save: 'Write it in your own words: Purpose' },
      { save: ['Your own wording of “Purpose”', ''] },
      { save: ['Your own wording of “Purpose”', 'We talk.'] },
      { save: 'Go back to the template’s wording: Purpose' },
    ],
    { [`PATCH ${url}/content`]: saved },
  ],
  [
    'flag is read',
    founder.agreementCheck(nda.id),
    { ...nda, standing: { ...standing, flags: [flag] } },
    [
      ['A residuals clause', true],
      ['A residuals clause', true],
    ],
    {
      [`PUT ${url}/flags/f1`]: [
        offline,
        { ...nda, standing: { ...standing, flags: [{ ...flag, acknowledgedAt: moment }] } },
      ],
    },
  ],
  [
    'is made final',
    founder.agreementCheck(nda.id),
    ready,
    ['Make it final', 'Make it final'],
    { [`POST ${url}/final`]: [refused('AGREEMENT_INCOMPLETE'), { created: true, version: first }] },
  ],
  [
    'is reopened and moved to a newer template',
    founder.agreement(nda.id),
    {
      ...nda,
      state: 'final',
      can: { ...nda.can, edit: false, reopen: true, moveTemplate: true },
      template: { ...nda.template, newer: '2027.1' },
    },
    ['Reopen to change it', 'Move to template 2027.1', 'Move to template 2027.1', 'Reopen to change it'],
    {
      [`POST ${url}/reopen`]: [offline, { ...nda, state: 'draft' }],
      [`POST ${url}/template`]: [offline, { ...nda, state: 'final', can: { ...nda.can, reopen: true } }],
    },
  ],
  [
    'is renamed, copied and deleted',
    founder.agreement(nda.id),
    nda,
    ['More', menu, 'Rename', { key: '{Escape}' }, 'More', menu, 'Duplicate', 'More', menu, 'Delete'],
    {
      [`POST ${url}/duplicate`]: [offline],
      [`DELETE /documents/${nda.id}`]: [offline],
    },
  ],
  [
    'is downloaded',
    founder.agreement(nda.id),
    nda,
    ['Download', menu, 'PDF', 'Download', menu, 'Word'],
    {
      [`GET ${url}/draft.pdf`]: offline,
      [`GET ${url}/draft.docx`]: file(
        'NDA.docx',
        'docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ),
    },
  ],
  [
    'would be owned otherwise at another valuation',
    founder.agreementOwnership('safe'),
    draftOf('safe', ownedSafe),
    ['High valuation', 'Low valuation'],
  ],
  [
    'without a cap asks which valuation is expected',
    founder.agreementOwnership('safe'),
    draftOf('safe', { ...ownedSafe, answers: { ...ownedSafe.answers, safe_kind: 'mfn' } }),
    [['Which valuation', 'a lot'], ['Which valuation', '5,000,000'], 'High valuation'],
  ],
])('a document %s', async (name, at, agreement, steps, replies = {}) => {
  const said = await followDemoPage({ at, answers: await all(agreement), modules, steps, replies });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(/\W+/g, '-')}.txt`);
});

it('a document is chosen in the catalogue, and begun', async () => {
  const said = await followDemoPage({
    at: founder.generate,
    answers: { ...demo, [url]: nda },
    modules,
    steps: [['Delaware', true], 'Begin: Founders', ['Nigeria', true], 'Begin: Founders'],
    replies: { 'POST /agreements': [refused('DOCUMENT_LIMIT'), nda] },
  });
  await expect(said).toMatchFileSnapshot('said/flow/begun.txt');
});
