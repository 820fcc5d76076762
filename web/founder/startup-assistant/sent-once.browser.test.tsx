import { it } from 'vitest';
import { moveAgreementTemplate, reopenAgreement } from '#contract/agreements/agreements.ts';
import { startNarrative } from '#contract/narratives/narratives.ts';
import { startPaste } from '#contract/narratives/pasted-text.ts';
import { publishReport, stopPublishing } from '#contract/signing/publication.ts';
import { revokeShareLink } from '#contract/signing/sharing.ts';
import { cancelSigning, remindSigner, requestSigning } from '#contract/signing/signing.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useMoveTemplate, useReopen } from './agreements/document/agreement-mutations.ts';
import { useNarratives } from './narrative/narrative-queries.ts';
import { usePublish, useStopPublishing } from './sharing/publication-queries.ts';
import { useCancelSigning, useRemindSigner, useRequestSigning, useRevokeShareLink } from './sharing/sharing-queries.ts';
import { usePaste } from './validation/intake/from-text/paste-queries.ts';

const signer = { label: 'Buyer', name: 'Ada Obi', email: 'ada@cairn.example' };
const cases: readonly SendsOnceCase[] = [
  { what: 'a reopened agreement', useSending: () => useReopen('a1'), endpoint: reopenAgreement },
  { what: 'a template that moves on', useSending: () => useMoveTemplate('a1'), endpoint: moveAgreementTemplate },
  {
    what: 'a publication',
    useSending: () => usePublish('i1'),
    endpoint: publishReport,
    input: { versionNumber: 1, showFounder: false, company: '' },
  },
  { what: 'its end', useSending: () => useStopPublishing('i1'), endpoint: stopPublishing },
  { what: 'a revoked link', useSending: () => useRevokeShareLink('i1'), endpoint: revokeShareLink, input: 'l1' },
  {
    what: 'a request for signatures',
    useSending: () => useRequestSigning('a1'),
    endpoint: requestSigning,
    input: { versionNumber: 1, signers: [signer], inOrder: false, days: 14, message: '' },
  },
  { what: 'a cancelled request', useSending: () => useCancelSigning('a1'), endpoint: cancelSigning, input: 'r1' },
  {
    what: 'a reminder',
    useSending: () => useRemindSigner('a1'),
    endpoint: remindSigner,
    input: { requestId: 'r1', signerId: 's1' },
  },
  {
    what: 'a text by AI',
    useSending: () => useNarratives({ documentId: 'i1', version: 1 }).start,
    endpoint: startNarrative,
    input: 'case_against',
  },
  {
    what: 'a pasted text',
    useSending: () => usePaste('i1', () => undefined).start,
    endpoint: startPaste,
    input: { text: 'We rent a cash box to the traders of Balogun. '.repeat(4), hash: 'b'.repeat(64) },
  },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
