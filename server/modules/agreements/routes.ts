import * as versions from '#contract/agreement-versions.ts';
import * as agreements from '#contract/agreements.ts';
import type { Bind } from '../../http/bind.ts';
import type { AgreementService } from './agreement.service.ts';
import { printDraft } from './print-agreement.ts';
import type { VersionService } from './version.service.ts';

export interface AgreementServices {
  agreements: AgreementService;
  versions: VersionService;
}

export function bindAgreements(bind: Bind, services: AgreementServices): void {
  bindContent(bind, services);
  bindVersions(bind, services);
  bindExports(bind, services);
}

function bindContent(bind: Bind, { agreements: service }: AgreementServices): void {
  bind(agreements.readAgreementCatalogue, () => service.catalogue());
  bind(agreements.listContradictions, ({ db, caller }) => service.contradictions(db, caller.uid));
  bind(agreements.createAgreement, ({ db, caller, body }) => service.create(db, caller, body));
  bind(agreements.readAgreement, ({ db, caller, params }) => service.read(db, caller, params.agreementId));
  bind(agreements.readAgreementTemplate, ({ db, caller, params }) =>
    service.readTemplate(db, caller.uid, params.agreementId),
  );
  bind(agreements.saveAgreementContent, ({ db, caller, params, body }) =>
    service.save(db, caller.uid, params.agreementId, body),
  );
  bind(agreements.acknowledgeFlag, ({ db, caller, params, body }) =>
    service.acknowledge(db, caller.uid, params.agreementId, params.flagId, body.acknowledged),
  );
  bind(agreements.reopenAgreement, ({ db, caller, params }) => service.reopen(db, caller, params.agreementId));
  bind(agreements.moveAgreementTemplate, ({ db, caller, params }) =>
    service.moveTemplate(db, caller, params.agreementId),
  );
  bind(agreements.duplicateAgreement, ({ db, caller, params }) => service.duplicate(db, caller, params.agreementId));
}

function bindVersions(bind: Bind, { versions: service }: AgreementServices): void {
  bind(versions.finaliseAgreement, ({ db, caller, params }) => service.finalise(db, caller.uid, params.agreementId));
  bind(versions.listAgreementVersions, ({ db, caller, params, query }) =>
    service.list(db, caller.uid, params.agreementId, query),
  );
  bind(versions.readAgreementVersion, async ({ db, caller, params }) => {
    const { entry, ...version } = await service.open(db, caller.uid, params.agreementId, params.number);
    return { version: entry, ...version };
  });
  bind(versions.readRedline, ({ db, caller, params, query }) =>
    service.redline(db, caller.uid, params.agreementId, query.from, query.to),
  );
}

function bindExports(bind: Bind, { versions: service }: AgreementServices): void {
  const formats = [
    ['pdf', versions.exportVersionPdf, versions.exportDraftPdf],
    ['docx', versions.exportVersionDocx, versions.exportDraftDocx],
    ['json', versions.exportVersionJson, versions.exportDraftJson],
    ['txt', versions.exportVersionText, versions.exportDraftText],
  ] as const;
  for (const [format, ofVersion, ofDraft] of formats) {
    bind(ofVersion, ({ db, caller, params, runTask }) =>
      service.print(db, runTask, caller.uid, { id: params.agreementId, number: params.number, format }),
    );
    bind(ofDraft, async ({ db, caller, params, runTask }) =>
      printDraft(await service.openDraft(db, caller.uid, params.agreementId), runTask, format),
    );
  }
}
