import type { OperatorScope, OwnerScope, WritingScope } from '../../access/scope.ts';
import type { Audit, BookAgreed, Catalogue, Notify } from '../../between-modules.ts';
import type { Charges, ComputeTax } from '../../charging.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPerson, ListOperators } from '../../members.ts';
import type { FilesPort } from '../../ports/files/port.ts';

/** What the module is handed by server/modules.ts. */
export interface QuoteDeps {
  clock: () => Date;
  /** For what time brings about. */
  everybody: OperatorScope;
  files: FilesPort;
  mailQueue: MailQueue;
  /** Of this site, for the links in mails. */
  publicUrl: string;
  notify: Notify;
  audit: Audit;
  findPerson: FindPerson;
  listOperators: ListOperators;
  charges: Charges;
  computeTax: ComputeTax;
  bookAgreed: BookAgreed;
  catalogue: Pick<Catalogue, 'readBookable' | 'isFree'>;
}

/** Who works on a quote, from the verified token. */
export interface Author {
  uid: string;
  name: string;
  scope: WritingScope;
}
export type Founder = Author & { scope: OwnerScope };
export type Operator = Author & { scope: OperatorScope };
