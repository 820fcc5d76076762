import { links } from '#contract/links.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { TextNote } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { tellMember } from '../../mail/tell-member.ts';
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
  const { id, ownerUid: uid } = quote;
  const note = { uid, ...notice, href: links.quote(id), about: aboutOf(quote) };
  await tellMember(deps, tx, note, { button: 'Open the quote', subject: `${notice.title}: ${nameOf(quote)}`, lines });
}
