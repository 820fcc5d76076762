import type { FolderRule, KeptFor, NamedFile, Owned, TableRule } from './rule.ts';
import { accountRules } from './rules/account.ts';
import { documentRules } from './rules/documents.ts';
import { learningRules } from './rules/learning.ts';
import { moneyRules } from './rules/money.ts';
import { platformRules } from './rules/platform.ts';
import { serviceRules } from './rules/services.ts';
import { signedByOthersWords } from './rules/signed-by-others.ts';
import { supportRules } from './rules/support.ts';

/**
 * Every table of the database and every folder of files, and what becomes of a member's part of it. The schemas of the job
 * queue and of the migrations count as one table each. A test proves that none is missing.
 */
export const tableRules: readonly TableRule[] = [
  ...accountRules,
  ...documentRules,
  ...learningRules,
  ...serviceRules,
  ...moneyRules,
  ...supportRules,
  ...platformRules,
];

/** Whose the rows of a table are; undefined where none of them is a member's. */
export function ownedOf({ exported, erased }: TableRule): Owned | undefined {
  if ('in' in exported) return exported.owned;
  return 'untouched' in erased ? undefined : erased.owned;
}

/** Why something stays when an account is erased, for how long, and what takes the place of the member's name. */
export const keptFor: Record<KeptFor, { title: string; why: string; until: string }> = {
  books: {
    title: 'Invoices and the books',
    why: 'Tax and accounting law makes us keep invoices and the entries behind them. They no longer have your name, your address or your account: a pseudonym stands in their place.',
    until: 'For as long as that law asks it of us.',
  },
  signed: {
    title: 'Agreements that others have signed too',
    why: 'They are proof for the other people. Our records name you by a pseudonym. The signed file and its certificate stay as they are, with your name in them: a file that is changed is no longer the one that was signed.',
    until: 'For as long as the others can rely on the agreement.',
  },
  log: {
    title: 'The log of what operators did',
    why: 'It shows that nobody changes anything in secret. A pseudonym stands in the place of your account.',
    until: 'For as long as this site is run.',
  },
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The file that a row may have beside it. */
const attached = (folder: 'evidence' | 'results' | 'readiness') => (row: Record<string, unknown>) => {
  const id = text(row.file_id);
  return id === undefined ? [] : [{ key: `${folder}/${id}` as const, name: text(row.file_name) ?? id }];
};

/** Every folder of files. */
export const folderRules: readonly FolderRule[] = [
  {
    folder: 'profile_photo',
    holds: 'Your photo',
    table: 'users',
    filesOf: ({ uid }) => [{ key: `${String(uid)}/profile_photo/avatar`, name: 'photo.jpg' }],
    exported: { in: 'Your account' },
    erased: {},
  },
  {
    folder: 'evidence',
    holds: 'Files beside what you saw',
    table: 'observations',
    filesOf: attached('evidence'),
    exported: { in: 'Ideas and documents' },
    erased: {},
  },
  {
    folder: 'results',
    holds: 'Files beside results of your tests',
    table: 'test_result_files',
    filesOf: attached('results'),
    exported: { in: 'Ideas and documents' },
    erased: {},
  },
  {
    folder: 'readiness',
    holds: 'Files beside your readiness answers',
    table: 'readiness_answers',
    filesOf: attached('readiness'),
    exported: { in: 'Ideas and documents' },
    erased: {},
  },
  {
    folder: 'signing',
    holds: 'Agreements as they were signed, and their certificates',
    table: 'signing_requests',
    filesOf: signedFiles,
    exported: { in: 'Ideas and documents' },
    erased: {
      kept: { for: 'signed', what: signedByOthersWords },
    },
  },
  {
    folder: 'quotes',
    holds: 'Files that you sent with a quote',
    table: 'quote_files',
    filesOf: ({ id, name }) => [{ key: `quotes/${String(id)}`, name: String(name) }],
    exported: { in: 'Sessions and quotes' },
    erased: {},
  },
  {
    folder: 'exports',
    holds: 'Earlier zip files',
    table: 'document_exports',
    filesOf: ({ file_id }) => {
      const id = text(file_id);
      return id === undefined ? [] : [{ key: `exports/${id}`, name: `${id}.zip` }];
    },
    exported: { whyNot: 'They are copies of what is here.' },
    erased: {},
  },
  {
    folder: 'support',
    holds: 'Files of your conversations with us',
    table: 'support_files',
    filesOf: ({ id, name }) => [{ key: `support/${String(id)}`, name: String(name) }],
    exported: { in: 'News and settings' },
    erased: {},
  },
];

function signedFiles({ title, file_id, certificate_id }: Record<string, unknown>): NamedFile[] {
  const certificate = text(certificate_id);
  return [
    { key: `signing/${String(file_id)}`, name: `${String(title)}.pdf` },
    ...(certificate === undefined
      ? []
      : [{ key: `signing/${certificate}` as const, name: `${String(title)} certificate.pdf` }]),
  ];
}
