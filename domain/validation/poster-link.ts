import { phoneToE164 } from '../phone.ts';
import { isSafeLink } from './links.ts';
import { phrase } from './safe-text.ts';

/** Where a poster leads: a chat with the founder, or an address of theirs. `shown` is for those who cannot scan it. */
export type PosterLink = { href: string; shown: string; isChat: boolean };

/**
 * The link of a WhatsApp number or of a web address as a founder types it; null where it is neither. Nothing leads through
 * anybody else: no shortener, no counter. Source: WhatsApp's own "click to chat" links, wa.me.
 */
export function posterLink(typed: string, title: string): PosterLink | null {
  const text = typed.trim();
  const phone = phoneToE164(text);
  if (phone) {
    const name = phrase(title, '', 40);
    const greeting = name === '' ? 'Hello. I saw your poster.' : `Hello. I saw the poster of ${name}.`;
    return { href: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(greeting)}`, shown: phone, isChat: true };
  }
  const href = /^https?:\/\//iu.test(text) ? text : `https://${text}`;
  const isAddress = isSafeLink(href) && /\.[a-z\p{L}]{2,}$/iu.test(new URL(href).hostname);
  return isAddress ? { href, shown: text.replace(/^https?:\/\//iu, ''), isChat: false } : null;
}

/** The poster's words, with the number or the address on the line that was left open for it. */
export const withPosterLink = (words: string, { shown, isChat }: PosterLink) =>
  words.replace(/[^\n]*_{4,}$/u, isChat ? `Call or WhatsApp: ${shown}` : shown);
