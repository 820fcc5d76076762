/**
 * What a bounce says of the address: `hard`, there is no such mailbox; `soft`, not now, or for a reason that may pass; `none`,
 * it is about us or about the message.
 */
export type BounceWeight = 'hard' | 'soft' | 'none';

/** So many soft bounces within so many days are as good as a hard one: this product's own convention. */
export const softRule = { most: 5, days: 14 } as const;

/** The exceptions of each subject: a mailbox that is full may be emptied, a sender's address is ours. */
const byDetail: Record<string, BounceWeight> = {
  '5.1.7': 'none',
  '5.1.8': 'none',
  '5.2.2': 'soft',
  '5.2.3': 'none',
  '5.2.4': 'soft',
  '5.4.4': 'hard',
};
/** Other, address, mailbox, mail system, network, protocol, content, policy. */
const bySubject: BounceWeight[] = ['hard', 'hard', 'hard', 'soft', 'soft', 'none', 'none', 'soft'];

/** By the enhanced status code of a mail system (RFC 3463), such as 5.1.1. */
export function weighStatus(status: string): BounceWeight {
  const [, kind, subject] = /^([245])\.(\d{1,3})\.\d{1,3}$/.exec(status) ?? [];
  if (kind === '4') return 'soft';
  if (kind !== '5') return 'none';
  return byDetail[status] ?? bySubject[Number(subject)] ?? 'soft';
}

/** What the answer of a mail server to a recipient says, as an enhanced status code (RFC 5321, 4.2.3). */
export function statusOfAnswer(code: number, said: string): string {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(said)?.[1];
  if (enhanced) return enhanced;
  if ([550, 551, 553].includes(code)) return '5.1.1';
  if (code === 552) return '5.2.2';
  return code >= 500 ? '5.3.0' : '4.3.0';
}
