import * as publication from '#contract/signing/publication.ts';
import * as readers from '#contract/signing/readers.ts';
import * as sharing from '#contract/signing/sharing.ts';
import * as signer from '#contract/signing/signatures.ts';
import * as contract from '#contract/signing/signing.ts';
import type { Bind } from '../../http/bind.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import type { PublicationService } from './publication.service.ts';
import type { ReaderService } from './reader.service.ts';
import type { ShareLinkService } from './share-link.service.ts';
import type { SignatureService } from './signature.service.ts';
import type { SigningService } from './signing.service.ts';

export interface SigningServices {
  shareLinks: ShareLinkService;
  publications: PublicationService;
  signing: SigningService;
  signatures: SignatureService;
  readers: ReaderService;
}

export function bindSigning(bind: Bind, services: SigningServices): void {
  bindShareLinks(bind, services.shareLinks);
  bindPublications(bind, services.publications);
  bindOwner(bind, services.signing);
  bindSigners(bind, services.signatures);
  bind(readers.listReaders, ({ db, scope }) => services.readers.list(db, scope));
}

function bindShareLinks(bind: Bind, links: ShareLinkService): void {
  bind(sharing.createShareLink, async ({ db, caller, scope, plan, params, body }) => {
    await plan.requireRoom(db, 'privateLinks');
    return links.create(db, { ...caller, scope }, params.documentId, body);
  });
  bind(sharing.listShareLinks, async ({ db, scope, params }) => ({
    items: await links.list(db, scope, params.documentId),
  }));
  bind(sharing.revokeShareLink, ({ db, scope, params }) => links.revoke(db, scope, params.documentId, params.linkId));
  bind(sharing.openSharedDocument, ({ db, body }) => links.open(db, body.token));
  bind(sharing.readSharedFigures, ({ db, body }) => links.readFigures(db, body.token), { transaction: 'none' });
  bind(sharing.readSharedFile, async ({ db, body, runTask }) => toFile(await links.readFile(db, runTask, body.token)), {
    transaction: 'none',
  });
}

function bindPublications(bind: Bind, publications: PublicationService): void {
  bind(publication.readPublication, async ({ db, scope, params }) => ({
    publication: await publications.find(db, scope, params.documentId),
  }));
  bind(publication.publishReport, async ({ db, caller, scope, plan, params, body }) => ({
    publication: await publications.publish(db, { ...caller, scope, plan }, params.documentId, body),
  }));
  bind(publication.stopPublishing, async ({ db, scope, params }) => {
    await publications.stop(db, scope, params.documentId);
    return { publication: null };
  });
  bind(publication.readPublicReport, ({ db, params }) => publications.read(db, params.slug));
  bind(publication.readPublicFigures, ({ db, params }) => publications.readFigures(db, params.slug));
  bind(publication.readPublicFile, async ({ db, params, runTask }) =>
    toFile(await publications.readFile(db, runTask, params.slug)),
  );
}

function bindOwner(bind: Bind, signing: SigningService): void {
  bind(contract.readSignability, ({ db, caller, scope, params }) =>
    signing.readSignability(db, { ...caller, scope }, params.agreementId),
  );
  // Opens a transaction of its own: printing takes a second, and the database should not wait for it.
  bind(
    contract.requestSigning,
    ({ db, caller, scope, plan, params, body, runTask }) =>
      signing.request(db, runTask, { ...caller, scope, plan }, params.agreementId, body),
    {
      transaction: 'none',
    },
  );
  bind(contract.listSigningRequests, async ({ db, scope, params }) => ({
    items: await signing.list(db, scope, params.agreementId),
  }));
  bind(contract.cancelSigning, ({ db, scope, params }) => signing.cancel(db, scope, params.requestId));
  bind(contract.remindSigner, ({ db, scope, params }) => signing.remind(db, scope, params.requestId, params.signerId));
  bind(contract.readSignedFile, async ({ db, scope, params }) =>
    toFile(await signing.readFile(db, scope, params.requestId, params.file)),
  );
}

function bindSigners(bind: Bind, signatures: SignatureService): void {
  bind(signer.openSigning, ({ db, body }) => signatures.open(db, body.token));
  bind(signer.readSigningFile, async ({ db, body }) => toFile(await signatures.readFile(db, body.token, body.file)), {
    transaction: 'none',
  });
  bind(signer.signAgreement, ({ db, body, request }) =>
    signatures.sign(db, { token: body.token, name: body.name, sha256: body.sha256, ip: request.ip }),
  );
  bind(signer.declineAgreement, ({ db, body }) => signatures.decline(db, body.token, body.reason));
  bind(signer.verifyFile, ({ db, body }) => signatures.verify(db, body.sha256), { transaction: 'none' });
}

function toFile({ bytes, name }: { bytes: Uint8Array; name: string }) {
  return { bytes, filename: harmlessName(name, 'pdf') };
}
