import { brand } from '#content/brand.ts';
import { counted } from '#domain/counted.ts';
import { escapeHtml } from '../../mail/layout.ts';
import type { PrintedDocument } from '../../members.ts';
import { type FolderRule, groups, type TableRule } from './rule.ts';

/** What came of a rule: how many rows or files, and where they are in the zip file. */
export interface Listed {
  rule: TableRule | FolderRule;
  count: number;
  files: { path: string; name: string }[];
}

interface Contents {
  at: Date;
  printed: readonly PrintedDocument[];
  listed: readonly Listed[];
  left: readonly (TableRule | FolderRule)[];
}

/** A page for a person, beside the files: no scripts, nothing loaded from anywhere, light and dark by the device. */
export function indexPage({ at, printed, listed, left }: Contents): string {
  const day = at.toISOString().slice(0, 10);
  const time = at.toISOString().slice(11, 16);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Your data at ${escapeHtml(brand.name)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Your data at ${escapeHtml(brand.name)}</h1>
<p>Everything of yours that we held on ${day} at ${time} UTC. Open the documents here. Below them, each name leads to
a file with every detail of it, for a computer program or a text editor.</p>
<h2>Documents, ready to read</h2>
${printed.length === 0 ? '<p>You had made no documents.</p>' : `<ul>\n${printed.map(documentLine).join('\n')}\n</ul>`}
${groups.map((group) => groupPart(group, listed)).join('\n')}
<h2>What is not in here</h2>
<ul>
${leftLines(left)}
</ul>
<p>Passwords, recovery codes and the secret part of links and keys are left out everywhere: anyone who has them can use your account.</p>
</main>
</body>
</html>
`;
}

function groupPart(group: (typeof groups)[number], listed: readonly Listed[]): string {
  const parts = listed.filter(({ rule }) => 'in' in rule.exported && rule.exported.in === group);
  const filled = parts.filter(({ count }) => count > 0);
  const empty = [...new Set(parts.filter(({ count }) => count === 0).map(({ rule }) => escapeHtml(rule.holds)))];
  return `<h2>${group}</h2>
${filled.length === 0 ? '' : `<ul>\n${filled.map(partLine).join('\n')}\n</ul>\n`}${
  empty.length === 0 ? '' : `<p class="small">Nothing yet: ${empty.join('; ')}.</p>`
}`;
}

/** What a table holds leads to its data; files have their own names. */
function partLine({ rule, count, files }: Listed): string {
  if ('folder' in rule)
    return `<li><strong>${escapeHtml(rule.holds)}</strong> <span class="small">${counted(count, 'file', 'files')}</span>${lines(files)}</li>`;
  const named = files.map(({ path }) => link(path, rule.holds)).join('');
  return `<li>${named} <span class="small">${counted(count, 'entry', 'entries')}</span></li>`;
}

const formats: Record<string, string> = { pdf: 'PDF', docx: 'Word', json: 'JSON', txt: 'Text' };

/** Its files by what they are: their names say again what it is called. */
function documentLine({ name, files, note }: PrintedDocument): string {
  const said = note ? ` <span class="small">${escapeHtml(note)}</span>` : '';
  const named = files.map(({ path }) => {
    const ending = path.slice(path.lastIndexOf('.') + 1);
    return link(path, formats[ending] ?? path.slice(path.lastIndexOf('/') + 1));
  });
  const all = named.length === 0 ? '' : `<br>${named.join(' · ')}`;
  return `<li><strong>${escapeHtml(name ?? 'A document')}</strong>${said}${all}</li>`;
}

/** Each reason once, with all that it holds for. */
function leftLines(left: readonly (TableRule | FolderRule)[]): string {
  const byReason = new Map<string, string[]>();
  for (const { holds, exported } of left)
    if ('whyNot' in exported) byReason.set(exported.whyNot, [...(byReason.get(exported.whyNot) ?? []), holds]);
  return [...byReason]
    .map(([why, holds]) => `<li>${escapeHtml(holds.join('; '))}<br><span class="small">${escapeHtml(why)}</span></li>`)
    .join('\n');
}

const link = (path: string, label: string) => `<a href="${escapeHtml(encodeURI(path))}">${escapeHtml(label)}</a>`;
const lines = (files: readonly { path: string; name: string }[]) =>
  files.map(({ path, name }) => `<br>${link(path, name)}`).join('');

const styles = `
:root { color-scheme: light dark; --paper: #faf8f4; --ink: #1b211d; --stone: #5d635b; --moss: #2e6a4c; --line: #e4dfd5; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151a17; --ink: #eeeae1; --stone: #b3b8af; --moss: #8fd0ae; --line: #343b36; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); padding-bottom: 0.25rem; }
ul { list-style: none; padding: 0; }
li { padding: 0.25rem 0; border-bottom: 1px solid var(--line); }
a { color: var(--moss); display: inline-block; padding: 0.25rem 0; }
.small { color: var(--stone); font-size: 0.9rem; }
`;
