import type { OpenedSigning } from '#contract/signing/signatures.ts';
import type { SignerView, SigningRequest } from '#contract/signing/signing.ts';
import { nextReminderAt, turnOf } from '#domain/signing/signing-rules.ts';
import type { SignerRow, WholeRequest } from './signing.repo.ts';

/** As its owner sees it. */
export function toRequest(whole: WholeRequest): SigningRequest {
  const pending = whole.request.state === 'pending';
  return {
    ...common(whole),
    signers: whole.signers.map((signer) => ({
      ...toSigner(signer),
      email: signer.email,
      reminders: signer.reminders,
      nextReminderAt: pending ? nextReminderAt(toFacts(signer)) : null,
    })),
    can: { cancel: pending },
  };
}

/** As one of its signers sees it: without the others' addresses. */
export function toOpened(whole: WholeRequest, { id }: Pick<SignerRow, 'id'>): OpenedSigning {
  const me = signerOf(whole, id);
  const { request, signers } = whole;
  const pending = request.state === 'pending';
  return {
    ...common(whole),
    owner: request.ownerName,
    law: { text: request.lawText, source: { name: request.lawSource, checked: request.lawChecked } },
    signers: signers.map(toSigner),
    me: me.id,
    can: { sign: pending && isTurnOf(whole, me), decline: pending && me.state !== 'signed' },
  };
}

/** As they are in this request by now. */
export function signerOf({ signers }: WholeRequest, id: string): SignerRow {
  const signer = signers.find((one) => one.id === id);
  if (!signer) throw new Error(`no signer ${id} in this request`);
  return signer;
}

export function isTurnOf({ request, signers }: WholeRequest, me: SignerRow): boolean {
  const turn = turnOf(
    signers.map((signer) => ({ id: signer.id, ...toFacts(signer) })),
    request.inOrder,
  );
  return turn.some(({ id }) => id === me.id);
}

export function toFacts({ position, state, reminders, askedAt }: SignerRow) {
  return { position, state, reminders, askedAt: askedAt?.toISOString() ?? null };
}

export function toSigner({ id, position, label, name, company, title, state, signedAt }: SignerRow): SignerView {
  const at = signedAt?.toISOString() ?? null;
  return { id, position, label, name, company: company || null, title: title || null, state, signedAt: at };
}

function common({ request, events }: WholeRequest) {
  const { id, title, versionNumber, sha256, state, inOrder, message } = request;
  return {
    id,
    title,
    versionNumber,
    sha256,
    state,
    inOrder,
    message,
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    completedAt: request.completedAt?.toISOString() ?? null,
    hasCertificate: request.certificateId !== null,
    events: events.map(({ number, at, kind, who, note }) => ({ number, at: at.toISOString(), kind, who, note })),
  };
}
