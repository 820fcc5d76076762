import type { FolderRule, NamedFile, TableRule } from './rule.ts';
import { accountRules } from './rules/account.ts';
import { documentRules } from './rules/documents.ts';
import { moneyRules } from './rules/money.ts';
import { platformRules } from './rules/platform.ts';
import { serviceRules } from './rules/services.ts';
import { supportRules } from './rules/support.ts';

/**
 * Every table of the database and every folder of files, and what becomes of a member's part of it. The schemas of the job
 * queue and of the migrations count as one table each. A test proves that none is missing.
 */
export const tableRules: readonly TableRule[] = [
  ...accountRules,
  ...documentRules,
  ...serviceRules,
  ...moneyRules,
  ...supportRules,
  ...platformRules,
];

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The file that a row may have beside it. */
const attached = (folder: 'evidence' | 'results' | 'readiness') => (row: Record<string, unknown>) => {
  const id = text(row.file_id);
  return id === undefined ? [] : [{ key: `${folder}/${id}` as const, name: text(row.file_name) ?? id }];
};

export const folderRules: readonly FolderRule[] = [
  {
    folder: 'profile_photo',
    holds: 'Your photo',
    exported: {
      in: 'Your account',
      table: 'users',
      filesOf: ({ uid }) => [{ key: `${String(uid)}/profile_photo/avatar`, name: 'photo.jpg' }],
    },
  },
  {
    folder: 'evidence',
    holds: 'Files beside what you saw',
    exported: { in: 'Ideas and documents', table: 'observations', filesOf: attached('evidence') },
  },
  {
    folder: 'results',
    holds: 'Files beside results of your tests',
    exported: { in: 'Ideas and documents', table: 'test_result_files', filesOf: attached('results') },
  },
  {
    folder: 'readiness',
    holds: 'Files beside your readiness answers',
    exported: { in: 'Ideas and documents', table: 'readiness_answers', filesOf: attached('readiness') },
  },
  {
    folder: 'signing',
    holds: 'Agreements as they were signed, and their certificates',
    exported: { in: 'Ideas and documents', table: 'signing_requests', filesOf: signedFiles },
  },
  {
    folder: 'quotes',
    holds: 'Files that you sent with a quote',
    exported: {
      in: 'Sessions and quotes',
      table: 'quote_files',
      filesOf: ({ id, name }) => [{ key: `quotes/${String(id)}`, name: String(name) }],
    },
  },
  {
    folder: 'support',
    holds: 'Files of your conversations with us',
    exported: {
      in: 'News and settings',
      table: 'support_files',
      filesOf: ({ id, name }) => [{ key: `support/${String(id)}`, name: String(name) }],
    },
  },
  { folder: 'exports', holds: 'Earlier zip files', exported: { whyNot: 'They are copies of what is here.' } },
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
