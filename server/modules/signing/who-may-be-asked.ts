import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { requestSigningBody } from '#contract/signing/signing.ts';
import type { SignatureBlock } from '#domain/agreements/assemble.ts';
import { isSignatureOf, SIGNING_LIMITS } from '#domain/signing/signing-rules.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { AttemptRule, Attempts } from '../../limits/attempts.ts';
import * as signed from './signed.repo.ts';
import * as repo from './signing.repo.ts';

export type RequestSigningBody = z.output<typeof requestSigningBody>;

interface Asking {
  owner: OwnerScope;
  agreementId: string;
  /** The places for signatures in the version that is to be signed. */
  places: readonly SignatureBlock[];
  asked: RequestSigningBody;
}

/**
 * Who may be asked to sign, and how often. What it lets through counts as asked.
 * @throws AppError REQUEST_INVALID, SIGNING_COMPLETED, SIGNING_LIMIT or SIGNING_MAIL_LIMIT.
 */
export async function checkAsking(attempts: Attempts, db: Db, asking: Asking): Promise<void> {
  const { owner, agreementId, places, asked } = asking;
  checkSigners(places, asked.signers);
  if (await signed.isSigned(db, owner, agreementId, asked.versionNumber)) throw new AppError('SIGNING_COMPLETED');
  if ((await repo.countRequests(db, owner, agreementId)) >= SIGNING_LIMITS.requests)
    throw new AppError('SIGNING_LIMIT');
  const acquainted = await repo.listAcquainted(db, owner, asked.signers);
  if ((await attempts.take(mailRules(owner.uid, asked.signers, acquainted))) > 0)
    throw new AppError('SIGNING_MAIL_LIMIT');
}

/** Everybody for whom the document has a place signs, each from an address of their own; others may sign besides. */
function checkSigners(places: readonly SignatureBlock[], signers: RequestSigningBody['signers']): void {
  const missing = places.flatMap(({ name }) =>
    name && !signers.some((signer) => isSignatureOf(name, signer.name)) ? [name] : [],
  );
  const addresses = signers.map(({ email }) => email.toLowerCase());
  if (missing.length > 0)
    throw new AppError('REQUEST_INVALID', {
      fields: { signers: `The document has a place for ${missing.join(' and ')}.` },
    });
  if (new Set(addresses).size < addresses.length)
    throw new AppError('REQUEST_INVALID', { fields: { signers: 'Give everybody an e-mail address of their own.' } });
}

/**
 * What can be sent in a day: enough for a company's papers, too little for a mailing. What all founders share for one address
 * comes last and is for those who are new to it: strangers cannot use it up for anyone who has had a paper opened there.
 */
function mailRules(
  ownerUid: string,
  signers: RequestSigningBody['signers'],
  acquainted: ReadonlySet<string>,
): AttemptRule[] {
  const windowSeconds = 24 * 3600;
  return signers.flatMap(({ email }) => {
    const to = email.toLowerCase();
    const own = [
      { key: `signing ${ownerUid}`, max: 60, windowSeconds },
      { key: `signing ${ownerUid} to ${to}`, max: 6, windowSeconds },
    ];
    return acquainted.has(to) ? own : [...own, { key: `signing to ${to}`, max: 30, windowSeconds }];
  });
}
