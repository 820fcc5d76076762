import { links } from '#contract/links.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { TextNote } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { renderMail } from '../../mail/layout.ts';
import type { QuoteDeps } from './deps.ts';
import type { QuoteRow } from './quote.repo.ts';

interface Notice {
  kind: NoticeKind;
  title: string;
  body: string;
  text?: TextNote;
}

const nameOf = ({ title }: QuoteRow) => `“${title || 'Untitled'}”`;
const aboutOf = ({ id }: QuoteRow) => ({ kind: 'quote', id }) as const;

/** Tells every operator what happened to a quote; its words are on its page. */
export async function notifyOperators(deps: QuoteDeps, tx: Db, quote: QuoteRow, { kind, title }: Omit<Notice, 'body'>) {
  const body = `It is ${quote.ownerName}’s.`;
  const href = links.operatorQuote(quote.id);
  const about = aboutOf(quote);
  for (const { uid } of await deps.listOperators(tx)) await deps.notify(tx, { uid, kind, title, body, href, about });
}

/** Tells the founder, on the page and, where the address is proven, by mail; `lines` are the mail's own words. */
export async function notifyFounder(deps: QuoteDeps, tx: Db, quote: QuoteRow, notice: Notice, lines: string[] = []) {
  const href = links.quote(quote.id);
  await deps.notify(tx, { uid: quote.ownerUid, ...notice, href, about: aboutOf(quote) });
  const person = await deps.findPerson(tx, quote.ownerUid);
  if (!person?.emailVerified) return;
  const mail = renderMail({
    subject: `${notice.title}: ${nameOf(quote)}`,
    heading: `Hello ${person.name}`,
    paragraphs: [notice.body, ...lines],
    action: { label: 'Open the quote', url: `${deps.publicUrl}${href}` },
  });
  await deps.mailQueue.post(tx, { to: person.email, ...mail }, { news: { uid: quote.ownerUid, kind: notice.kind } });
}
