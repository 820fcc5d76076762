import type { Postbox } from '../../mail/postbox.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import type {
  Audit,
  BookAgreed,
  Catalogue,
  Charges,
  FindPerson,
  ListOperators,
  Notify,
  ReckonTax,
} from '../../rooms.ts';

/** What the room is handed by the context. */
export interface QuoteDeps {
  clock: () => Date;
  files: FilesPort;
  postbox: Postbox;
  /** Of this site, for the links in mails. */
  publicUrl: string;
  notify: Notify;
  audit: Audit;
  findPerson: FindPerson;
  listOperators: ListOperators;
  charges: Charges;
  reckonTax: ReckonTax;
  bookAgreed: BookAgreed;
  catalogue: Pick<Catalogue, 'readBookable' | 'isFree'>;
}

/** Who works on a quote, from the verified token. */
export interface Actor {
  uid: string;
  name: string;
}
