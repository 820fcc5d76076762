import type { Digest } from '#domain/notifications/preferences.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';

interface DigestFacts {
  person: { name: string; email: string };
  digest: Digest;
  /** How many there are; `items` are the newest of them. */
  unread: number;
  items: readonly { title: string; body: string }[];
  urls: { notifications: string; unsubscribe: string; oneClick: string };
}

/** What a member has not read in the app. */
export function digestMail({ person, digest, unread, items, urls }: DigestFacts): Mail {
  const more = unread - items.length;
  const mail = renderMail({
    subject: unread === 1 ? '1 notification that you have not read' : `${unread} notifications that you have not read`,
    heading: `Hello ${person.name}`,
    paragraphs: [
      ...items.map(({ title, body }) => (body ? `${title}\n${body}` : title)),
      ...(more > 0 ? [`And ${more} more.`] : []),
      { label: 'Stop this summary', url: urls.unsubscribe },
    ],
    action: { label: 'Open your notifications', url: urls.notifications },
    notes: [`You chose a summary ${digest === 'weekly' ? 'every Monday' : 'every day'} in your settings.`],
  });
  return { to: person.email, ...mail, unsubscribeUrl: urls.oneClick };
}
