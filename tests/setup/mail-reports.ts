const lines = (...parts: string[]) => parts.join('\r\n');

interface Bounce {
  messageId: string;
  address: string;
  status?: string;
  action?: string;
  /** Where the mail was passed on to, when it was. */
  final?: string;
  /** How much of our mail comes back with it. */
  returned?: 'headers' | 'whole';
  /** The name that a provider gave the mail in place of ours, which our own header keeps. */
  renamed?: string;
}

const headOf = ({ messageId, renamed }: Pick<Bounce, 'messageId' | 'renamed'>) =>
  lines(
    'From: Cairn <no-reply@cairn.example>',
    `Message-ID: <${renamed ?? messageId}>`,
    `X-Cairn-Mail: ${messageId}`,
    'Subject: =?UTF-8?Q?Your_quote?=',
  );

/** A delivery status notification as mail systems write it (RFC 3464, appendix D). */
export function bounceMail(bounce: Bounce): string {
  const { address, status = '5.1.1', action = 'failed', final = address, returned = 'headers' } = bounce;
  return lines(
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: no-reply@cairn.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="1F2D9.1/mx.example"',
    '',
    '--1F2D9.1/mx.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example. Your message could not be delivered.',
    '',
    '--1F2D9.1/mx.example',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Mon, 16 Mar 2026 09:00:00 +0100 (WAT)',
    '',
    ...(final === address ? [] : [`Original-Recipient: rfc822;${address}`]),
    `Final-Recipient: rfc822; ${final}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.example',
    'Diagnostic-Code: smtp; 550 5.1.1 The email account that you tried to reach does',
    '    not exist',
    '',
    '--1F2D9.1/mx.example',
    returned === 'headers' ? 'Content-Type: text/rfc822-headers' : 'Content-Type: message/rfc822',
    '',
    headOf(bounce),
    '',
    ...(returned === 'headers' ? [] : ['Message-ID: <not-a-header@evil.example>', '']),
    '--1F2D9.1/mx.example--',
    '',
  );
}

/** A complaint in the abuse reporting format (RFC 5965, appendix B). */
export function complaintMail(complaint: { messageId: string; address?: string; type?: string }): string {
  const { address, type = 'abuse' } = complaint;
  return lines(
    'From: <abusedesk@mail.example>',
    'To: <no-reply@cairn.example>',
    'Subject: FW: Your quote',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report;',
    '     boundary="part1_13d.2e68ed54_boundary"',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    ...(address ? [`Original-Rcpt-To: <${address}>`] : []),
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    headOf(complaint),
    '',
    'Spam Spam Spam',
    '',
    '--part1_13d.2e68ed54_boundary--',
    '',
  );
}
