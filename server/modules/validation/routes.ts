import * as ideas from '#contract/validation.ts';
import * as versions from '#contract/validation-versions.ts';
import type { Bind } from '../../http/bind.ts';
import type { AssumptionService } from './assumption.service.ts';
import type { DecisionService } from './decision.service.ts';
import type { EvidenceService } from './evidence.service.ts';
import type { EvidenceFileService } from './evidence-file.service.ts';
import type { FactService } from './fact.service.ts';
import type { IdeaService } from './idea.service.ts';
import type { TestCardService } from './test-card.service.ts';
import type { VersionService } from './version.service.ts';

export interface ValidationServices {
  ideas: IdeaService;
  assumptions: AssumptionService;
  evidence: EvidenceService;
  evidenceFiles: EvidenceFileService;
  testCards: TestCardService;
  decisions: DecisionService;
  versions: VersionService;
  facts: FactService;
}

export function bindValidation(bind: Bind, services: ValidationServices): void {
  bindIdeas(bind, services);
  bindLedger(bind, services);
  bindFiles(bind, services);
  bindVersions(bind, services);
}

function bindIdeas(bind: Bind, { ideas: service, assumptions }: ValidationServices): void {
  bind(ideas.createIdea, ({ db, caller, body }) => service.create(db, caller.uid, body.intake));
  bind(ideas.readIdea, ({ db, caller, params }) => service.read(db, caller.uid, params.ideaId));
  bind(ideas.saveIntake, ({ db, caller, params, body }) => service.saveIntake(db, caller.uid, params.ideaId, body));
  bind(ideas.setImportance, ({ db, caller, params, body }) =>
    assumptions.setImportance(db, caller.uid, params.ideaId, params.assumptionId, body),
  );
  bind(ideas.addAssumption, ({ db, caller, params, body }) => assumptions.add(db, caller.uid, params.ideaId, body));
  bind(ideas.removeAssumption, ({ db, caller, params }) =>
    assumptions.remove(db, caller.uid, params.ideaId, params.assumptionId),
  );
}

function bindLedger(bind: Bind, { evidence, testCards, decisions }: ValidationServices): void {
  bind(ideas.addEvidence, ({ db, caller, params, body }) => evidence.add(db, caller.uid, params.ideaId, body));
  bind(ideas.editEvidence, ({ db, caller, params, body }) =>
    evidence.edit(db, caller.uid, params.ideaId, params.evidenceId, body),
  );
  bind(ideas.lockTestCard, ({ db, caller, params, body }) => testCards.lock(db, caller.uid, params.ideaId, body));
  bind(ideas.movePassMark, ({ db, caller, params, body }) =>
    testCards.moveMark(db, caller.uid, params.ideaId, params.testCardId, body),
  );
  bind(ideas.recordTestResult, ({ db, caller, params, body }) =>
    testCards.recordResult(db, caller.uid, params.ideaId, params.testCardId, body),
  );
  bind(ideas.addDecision, ({ db, caller, params, body }) => decisions.add(db, caller.uid, params.ideaId, body));
}

/** These open transactions of their own: bytes are stored before, and removed after, the row that names them. */
function bindFiles(bind: Bind, { evidenceFiles }: ValidationServices): void {
  bind(
    ideas.removeEvidence,
    ({ db, caller, params }) => evidenceFiles.removeEvidence(db, caller.uid, params.ideaId, params.evidenceId),
    { transaction: 'none' },
  );
  bind(
    versions.attachEvidenceFile,
    ({ db, caller, params, files }) => evidenceFiles.attach(db, caller.uid, params.ideaId, params.evidenceId, files[0]),
    { transaction: 'none' },
  );
  bind(
    versions.removeEvidenceFile,
    ({ db, caller, params }) => evidenceFiles.detach(db, caller.uid, params.ideaId, params.evidenceId),
    { transaction: 'none' },
  );
  bind(versions.readEvidenceFile, ({ db, caller, params }) =>
    evidenceFiles.read(db, caller.uid, params.ideaId, params.evidenceId),
  );
}

function bindVersions(bind: Bind, { versions: service }: ValidationServices): void {
  bind(versions.readLiveReport, ({ db, caller, params }) => service.readLive(db, caller.uid, params.ideaId));
  bind(versions.publishVersion, ({ db, caller, params }) => service.publish(db, caller.uid, params.ideaId));
  bind(versions.listVersions, ({ db, caller, params, query }) => service.list(db, caller.uid, params.ideaId, query));
  bind(versions.readVersion, async ({ db, caller, params }) => {
    const { entry, snapshot, report } = await service.open(db, caller.uid, params.ideaId, params.number);
    return { version: entry, snapshot, report };
  });
  bind(versions.compareVersions, ({ db, caller, params, query }) =>
    service.compare(db, caller.uid, params.ideaId, params.number, query.with),
  );
  for (const format of ['pdf', 'docx', 'json', 'txt'] as const) {
    bind(exportEndpoints[format], ({ db, caller, params, runTask }) =>
      service.print(db, runTask, caller.uid, { id: params.ideaId, number: params.number, format }),
    );
  }
}

const exportEndpoints = {
  pdf: versions.exportPdf,
  docx: versions.exportDocx,
  json: versions.exportJson,
  txt: versions.exportText,
};
