import { expect, it } from 'vitest';
import { documentPageName } from './document-page-name.ts';

const root = '/m/founder/startup-assistant/validate/i1';

it.each([
  ['', 'Kasuwa Ledger: report'],
  ['/', 'Kasuwa Ledger: report'],
  ['/questions', 'Kasuwa Ledger: questions'],
  ['/questions/problem', 'Kasuwa Ledger: questions'],
  ['/from-text', 'Kasuwa Ledger: from text'],
  ['/versions', 'Kasuwa Ledger: versions'],
  ['/versions/3', 'Kasuwa Ledger: version 3'],
  ['/versions/3/comparison', 'Kasuwa Ledger: comparison of version 3'],
  ['/ownership', 'Kasuwa Ledger: ownership'],
])('names the page at …%s %s', (rest, name) => {
  expect(documentPageName('Kasuwa Ledger', root, root + rest, 'report')).toBe(name);
});
