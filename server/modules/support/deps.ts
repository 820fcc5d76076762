import type { LinkTokens } from '../../access/link-tokens.ts';
import type { OperatorScope, OwnerScope, WritingScope } from '../../access/scope.ts';
import type { Audit, Notify } from '../../between-modules.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPerson, ListOperators } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';

/** What the module is handed by server/modules.ts. */
export interface SupportDeps {
  clock: () => Date;
  /** For what a visitor has confirmed. */
  everybody: OperatorScope;
  files: FilesPort;
  mailQueue: MailQueue;
  attempts: Attempts;
  tokens: LinkTokens;
  /** Of this site, for the links in mails. */
  publicUrl: string;
  notify: Notify;
  audit: Audit;
  findPerson: FindPerson;
  listOperators: ListOperators;
}

/** Who writes, from the verified token. */
export interface Author {
  uid: string;
  name: string;
  scope: WritingScope;
}
export type Member = Author & { scope: OwnerScope };
export type Operator = Author & { scope: OperatorScope };
