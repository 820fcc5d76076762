import * as agreements from '#contract/agreements/agreements.ts';
import * as versions from '#contract/agreements/versions.ts';
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
  bind(agreements.listContradictions, ({ db, scope }) => service.contradictions(db, scope));
  bind(agreements.createAgreement, async ({ db, caller, scope, plan, body }) => {
    await plan.requireRoom(db, 'agreements');
    return service.create(db, { ...caller, scope }, body);
  });
  bind(agreements.readAgreement, ({ db, caller, scope, params }) =>
    service.read(db, { ...caller, scope }, params.agreementId),
  );
  bind(agreements.readAgreementTemplate, ({ db, scope, params }) =>
    service.readTemplate(db, scope, params.agreementId),
  );
  bind(agreements.saveAgreementContent, ({ db, scope, params, body }) =>
    service.save(db, scope, params.agreementId, body),
  );
  bind(agreements.acknowledgeFlag, ({ db, scope, params, body }) =>
    service.acknowledge(db, scope, params.agreementId, params.flagId, body.acknowledged),
  );
  bind(agreements.reopenAgreement, ({ db, caller, scope, params }) =>
    service.reopen(db, { ...caller, scope }, params.agreementId),
  );
  bind(agreements.moveAgreementTemplate, ({ db, caller, scope, params }) =>
    service.moveTemplate(db, { ...caller, scope }, params.agreementId),
  );
  bind(agreements.duplicateAgreement, async ({ db, caller, scope, plan, params }) => {
    await plan.requireRoom(db, 'agreements');
    return service.duplicate(db, { ...caller, scope }, params.agreementId);
  });
}

function bindVersions(bind: Bind, { versions: service }: AgreementServices): void {
  bind(versions.finaliseAgreement, ({ db, scope, params }) => service.finalise(db, scope, params.agreementId));
  bind(versions.listAgreementVersions, ({ db, scope, params, query }) =>
    service.list(db, scope, params.agreementId, query),
  );
  bind(versions.readAgreementVersion, async ({ db, scope, params }) => {
    const { entry, ...version } = await service.open(db, scope, params.agreementId, params.number);
    return { version: entry, ...version };
  });
  bind(versions.readRedline, ({ db, scope, params, query }) =>
    service.redline(db, scope, params.agreementId, query.from, query.to),
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
    bind(ofVersion, ({ db, scope, params, runTask }) =>
      service.print(db, runTask, scope, { id: params.agreementId, number: params.number, format }),
    );
    bind(ofDraft, async ({ db, scope, params, runTask }) =>
      printDraft(await service.openDraft(db, scope, params.agreementId), runTask, format),
    );
  }
}
