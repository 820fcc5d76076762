import { brand } from '#content/brand.ts';
import type { Mail } from '../ports/mail/port.ts';

/** What a mail says. Texts are plain: everything is escaped, so names and titles may come from users. Lines stay lines. */
export interface MailContent {
  subject: string;
  heading: string;
  /** Texts, or addresses to open, each with what it is. */
  paragraphs: (string | NamedLink)[];
  /** The one thing to do. The address is shown in full as well, for anyone who cannot press the button. */
  action?: NamedLink;
  /** Small print below the action. */
  notes?: string[];
}

/** An address of our own or of an operator: what a user wrote is never made a link. */
export interface NamedLink {
  label: string;
  url: string;
}

/** The values of the design's tokens: mail programs know no custom properties. A test holds them to ui/tokens.css. */
export const mailColours = {
  light: {
    paper: '#faf8f4',
    surface: '#ffffff',
    line: '#e4dfd5',
    stone: '#6b6f68',
    ink: '#1b211d',
    moss: '#2e6a4c',
    'on-moss': '#ffffff',
  },
  dark: {
    paper: '#121613',
    surface: '#1a1f1b',
    line: '#2c332d',
    stone: '#a2a9a1',
    ink: '#f1efe8',
    moss: '#7fc29b',
    'on-moss': '#10201a',
  },
} as const;

/**
 * The styles in the text are the light ones, for programs that read no others; these go over them where the reader's device is dark.
 * A program that turns colours around by itself is told by `color-scheme` that it need not.
 */
function darkStyle(): string {
  const { paper, surface, line, stone, ink, moss, 'on-moss': onMoss } = mailColours.dark;
  const rules = [
    `.m-paper{background:${paper}!important;color:${ink}!important}`,
    `.m-card{background:${surface}!important;border-color:${line}!important}`,
    `.m-ink{color:${ink}!important}`,
    `.m-stone{color:${stone}!important}`,
    `.m-link{color:${moss}!important}`,
    `.m-button{background:${moss}!important;color:${onMoss}!important}`,
  ];
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${rules.join('')}}`;
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const small = `margin:0 0 12px;font-size:14px;line-height:21px;color:${mailColours.light.stone}`;

/** The mail in HTML and in plain text, both from the same content. Styles are inline, but for the dark ones; nothing is loaded from anywhere. */
export function renderMail(content: MailContent): Omit<Mail, 'to'> {
  return { subject: content.subject, html: renderHtml(content), text: renderText(content) };
}

function renderText({ heading, paragraphs, action, notes = [] }: MailContent): string {
  const said = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.url}`));
  const parts = [heading, ...said, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  return `${parts.join('\n\n')}\n\n-- \n${brand.name}\n`;
}

function renderHtml({ subject, heading, paragraphs, action, notes = [] }: MailContent): string {
  const { paper, surface, line, stone, ink } = mailColours.light;
  const body = [
    `<h1 class="m-ink" style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:24px;line-height:30px;font-weight:600;overflow-wrap:anywhere;color:${ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (part) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:24px;overflow-wrap:anywhere">${renderPart(part)}</p>`,
    ),
    ...(action ? [renderAction(action)] : []),
    ...notes.map((text) => `<p class="m-stone" style="${small}">${renderPart(text)}</p>`),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle()}</style>
</head>
<body class="m-paper" style="margin:0;padding:24px 12px;background:${paper};color:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td class="m-ink" style="padding:0 4px 16px;font-family:Fraunces,Georgia,serif;font-size:20px;font-weight:600;color:${ink}">${brand.name}</td></tr>
<tr><td class="m-card" style="padding:28px 24px 20px;background:${surface};border:1px solid ${line};border-radius:10px">
${body.join('\n')}
</td></tr>
<tr><td class="m-stone" style="padding:16px 4px;font-size:14px;line-height:21px;color:${stone}">This message was sent with ${brand.name}.</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderPart(part: string | NamedLink): string {
  if (typeof part === 'string') return escapeHtml(part).replaceAll('\n', '<br>\n');
  const href = escapeHtml(part.url);
  return `${escapeHtml(part.label)}: <a href="${href}" class="m-link" style="color:${mailColours.light.moss};word-break:break-all">${href}</a>`;
}

function renderAction({ label, url }: NamedLink): string {
  const { moss, 'on-moss': onMoss } = mailColours.light;
  const href = escapeHtml(url);
  return [
    `<p style="margin:0 0 20px"><a href="${href}" class="m-button" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${moss};color:${onMoss};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
    `<p class="m-stone" style="${small}">If the button does not work, open this address:<br><a href="${href}" class="m-link" style="color:${moss};word-break:break-all">${href}</a></p>`,
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
