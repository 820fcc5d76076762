import type { DisputeEntry } from '#contract/billing/admin-disputes.ts';
import type { InvoiceView } from '#contract/billing/billing.ts';
import { type DocumentType, documentTypes } from '#contract/documents/documents.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { listSentTo } from '../../mail/address.repo.ts';
import type { FindPerson, ListConsents, ListSignIns } from '../../members.ts';
import type { DocumentStore } from '../documents/kind/document-store.ts';

/** What is known of a payer's use of the product: times and counts, never what they wrote. Times are ISO 8601 in UTC. */
export interface Evidence {
  consents: { subject: string; version: string | null; given: boolean; at: string }[];
  signIns: { beganAt: string; lastUsedAt: string }[];
  used: { what: string; count: number }[];
  /** When mails were sent to the payer's address. */
  mails: string[];
}

/** All that speaks for a payment. */
export type DisputeFile = Evidence & { dispute: DisputeEntry; invoice: InvoiceView; madeAt: string };

export interface EvidenceDeps {
  findPerson: FindPerson;
  listConsents: ListConsents;
  listSignIns: ListSignIns;
  store: Pick<DocumentStore, 'count'>;
}

const USED: [string, DocumentType[]][] = [
  ['Ideas', ['validation']],
  ['Readiness checks', ['evaluation']],
  ['Agreements', documentTypes.filter((type) => type !== 'validation' && type !== 'evaluation')],
];

/** What is known of a payer's use of the product, for a bank that asks. */
export function createEvidence({ findPerson, listConsents, listSignIns, store }: EvidenceDeps) {
  return {
    async read(db: Db, payer: OwnerScope): Promise<Evidence> {
      const person = await findPerson(db, payer.uid);
      const used = [];
      for (const [what, types] of USED) used.push({ what, count: await store.count(db, payer, types) });
      return {
        consents: (await listConsents(db, payer)).filter(
          ({ subject, given }) => given && (subject === 'terms' || subject === 'privacy'),
        ),
        signIns: await listSignIns(db, payer),
        used,
        mails: person ? (await listSentTo(db, person.email, 50)).map((at) => at.toISOString()) : [],
      };
    },
  };
}
