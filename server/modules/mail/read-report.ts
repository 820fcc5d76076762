import PostalMime, { type Attachment } from 'postal-mime';
import type { MailEvent } from '../../mail/mail-addresses.ts';

/**
 * Reads a mail that reports on mail: a delivery status notification (RFC 3464), which tells of each recipient, or a complaint
 * in the abuse reporting format (RFC 5965). Nothing for any other mail, and nothing where it does not say of which mail of
 * ours it is.
 */
export async function readReport(raw: Uint8Array): Promise<MailEvent[]> {
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 20 });
  const part = (...types: string[]) => {
    const found = attachments.find(({ mimeType }) => types.includes(mimeType));
    return found && textOf(found);
  };
  const original = headersOf(part('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'));
  const name = original.get('x-cairn-mail') ?? original.get('message-id') ?? '';
  const messageId = /^<?([^<>\s]+)>?$/.exec(name)?.[1];
  if (!messageId) return [];
  const status = part('message/delivery-status', 'message/global-delivery-status');
  if (status !== undefined) return readStatus(status, messageId);
  const feedback = headersOf(part('message/feedback-report'));
  if (feedback.get('feedback-type')?.toLowerCase() !== 'abuse') return [];
  return [{ kind: 'complaint', messageId, ...addressed(feedback.get('original-rcpt-to')) }];
}

/** The first group is about the message, each further one about a recipient. */
function readStatus(text: string, messageId: string): MailEvent[] {
  const [, ...recipients] = text.split(/\n[ \t]*\n/);
  return recipients.map(headersOf).flatMap((recipient) => {
    const action = recipient.get('action')?.toLowerCase();
    const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(recipient.get('status') ?? '')?.[0];
    if (!status || (action !== 'failed' && action !== 'delayed')) return [];
    // What is tried on is at most a soft bounce, whatever its code says.
    const weighed = action === 'delayed' ? status.replace(/^5/, '4') : status;
    // The address that we wrote to may be another one than that to which it was passed on.
    const address = recipient.get('original-recipient') ?? recipient.get('final-recipient');
    return [{ kind: 'bounce', messageId, status: weighed, ...addressed(address) }];
  });
}

/** "rfc822; ada@example.com" or "<ada@example.com>". */
function addressed(value: string | undefined): { address?: string } {
  const address = /([^\s<>;]+@[^\s<>;]+)>?\s*$/.exec(value ?? '')?.[1];
  return address === undefined ? {} : { address };
}

function textOf({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The first of each, by its name in lower case, up to the first empty line. */
function headersOf(text = ''): Map<string, string> {
  const headers = new Map<string, string>();
  const [head = ''] = text.replace(/^\n+/, '').split(/\n[ \t]*\n/);
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !headers.has(name)) headers.set(name, line.slice(at + 1).trim());
  }
  return headers;
}
