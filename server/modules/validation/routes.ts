import * as resultFileCalls from '#contract/validation/result-files.ts';
import * as testCardCalls from '#contract/validation/test-cards.ts';
import * as ideas from '#contract/validation/validation.ts';
import * as versions from '#contract/validation/versions.ts';
import * as witness from '#contract/validation/witness.ts';
import type { Bind } from '../../http/bind.ts';
import { chosenNames } from '../documents/kind/printed-names.ts';
import type { AssumptionService } from './assumption.service.ts';
import type { DecisionService } from './decision.service.ts';
import type { EvidenceFileService } from './evidence-file.service.ts';
import type { FactService } from './fact.service.ts';
import type { FounderNetworks } from './founder-networks.ts';
import type { IdeaService } from './idea.service.ts';
import type { ObservationService } from './observation.service.ts';
import type { ObservationFitService } from './observation-fit.service.ts';
import type { ResultFileService } from './result-file.service.ts';
import type { TestCardService } from './test-card.service.ts';
import type { VersionService } from './version.service.ts';
import type { WitnessService } from './witness.service.ts';

export interface ValidationServices {
  ideas: IdeaService;
  assumptions: AssumptionService;
  observations: ObservationService;
  observationFits: ObservationFitService;
  evidenceFiles: EvidenceFileService;
  witnesses: WitnessService;
  testCards: TestCardService;
  resultFiles: ResultFileService;
  decisions: DecisionService;
  versions: VersionService;
  facts: FactService;
}

/** Notes where a founder has read an idea of theirs from, as what witnesses answer is compared with it. */
export const notingNetworks =
  (bind: Bind, networks: FounderNetworks): Bind =>
  (endpoint, handle, options) =>
    bind(
      endpoint,
      async (call) => {
        const { scope } = call;
        const reply = await handle(call);
        if (endpoint.method === 'GET' && scope?.kind === 'owner') await networks.note(call.db, scope, call.request.ip);
        return reply;
      },
      options,
    );

export function bindValidation(bind: Bind, services: ValidationServices): void {
  bindIdeas(bind, services);
  bindLedger(bind, services);
  bindWitnesses(bind, services);
  bindFiles(bind, services);
  bindVersions(bind, services);
}

function bindIdeas(bind: Bind, { ideas: service, assumptions }: ValidationServices): void {
  bind(ideas.createIdea, async ({ db, scope, plan, body }) => {
    await plan.requireRoom(db, 'ideas');
    return service.create(db, scope, body.intake);
  });
  bind(ideas.readIdea, ({ db, scope, params }) => service.read(db, scope, params.ideaId));
  bind(ideas.readNewestIntake, async ({ db, scope }) => ({ idea: await service.readNewestIntake(db, scope) }));
  bind(ideas.saveIntake, ({ db, scope, params, body }) => service.saveIntake(db, scope, params.ideaId, body));
  bind(ideas.setImportance, ({ db, scope, params, body }) =>
    assumptions.setImportance(db, scope, params.ideaId, params.assumptionId, body),
  );
  bind(ideas.addAssumption, ({ db, scope, params, body }) => assumptions.add(db, scope, params.ideaId, body));
  bind(ideas.removeAssumption, ({ db, scope, params }) =>
    assumptions.remove(db, scope, params.ideaId, params.assumptionId),
  );
}

function bindLedger(bind: Bind, { observations, observationFits, testCards, decisions }: ValidationServices): void {
  bind(ideas.addObservation, ({ db, scope, params, body }) => observations.add(db, scope, params.ideaId, body));
  bind(ideas.editObservation, ({ db, scope, params, body }) =>
    observations.edit(db, scope, params.ideaId, params.observationId, body),
  );
  bind(ideas.setPitchFit, ({ db, scope, params, body }) => observationFits.setPitchFit(db, scope, params.ideaId, body));
  bind(ideas.setPriceFit, ({ db, scope, params, body }) => observationFits.setPriceFit(db, scope, params.ideaId, body));
  bind(testCardCalls.lockTestCard, ({ db, scope, params, body }) => testCards.lock(db, scope, params.ideaId, body));
  bind(testCardCalls.movePassMark, ({ db, scope, params, body }) =>
    testCards.moveMark(db, scope, params.ideaId, params.testCardId, body),
  );
  bind(testCardCalls.recordTestResult, ({ db, scope, params, body }) =>
    testCards.recordResult(db, scope, params.ideaId, params.testCardId, body),
  );
  bind(testCardCalls.objectToTest, ({ db, scope, params, body }) =>
    testCards.object(db, scope, params.ideaId, params.testCardId, body.reason),
  );
  bind(testCardCalls.withdrawObjection, ({ db, scope, params }) =>
    testCards.object(db, scope, params.ideaId, params.testCardId, null),
  );
  bind(ideas.addDecision, ({ db, scope, params, body }) => decisions.add(db, scope, params.ideaId, body));
}

function bindWitnesses(bind: Bind, { witnesses }: ValidationServices): void {
  bind(witness.createWitnessLink, async ({ db, caller, scope, plan, params, body, request }) => {
    await plan.requireRoom(db, 'witnessLinks');
    return witnesses.create(db, { ...caller, scope }, params, { ...body, ip: request.ip });
  });
  bind(witness.listWitnessLinks, async ({ db, scope, params }) => ({
    items: await witnesses.list(db, scope, params.ideaId),
  }));
  bind(witness.revokeWitnessLink, ({ db, scope, params }) => witnesses.revoke(db, scope, params.ideaId, params.linkId));
  bind(witness.openWitnessLink, ({ db, body }) => witnesses.open(db, body.token));
  bind(witness.answerWitnessLink, ({ db, body, request }) =>
    witnesses.answer(db, { ...body, ip: request.ip, uid: request.caller?.uid }),
  );
}

/** These open transactions of their own: bytes are stored before, and removed after, the row that names them. */
function bindFiles(bind: Bind, { evidenceFiles, resultFiles }: ValidationServices): void {
  bind(
    ideas.removeObservation,
    ({ db, scope, params }) => evidenceFiles.removeObservation(db, scope, params.ideaId, params.observationId),
    { transaction: 'none' },
  );
  bind(
    versions.attachEvidenceFile,
    ({ db, scope, params, files }) => evidenceFiles.attach(db, scope, params.ideaId, params.observationId, files[0]),
    { transaction: 'none' },
  );
  bind(
    versions.removeEvidenceFile,
    ({ db, scope, params }) => evidenceFiles.detach(db, scope, params.ideaId, params.observationId),
    { transaction: 'none' },
  );
  bind(versions.readEvidenceFile, ({ db, scope, params }) =>
    evidenceFiles.read(db, scope, params.ideaId, params.observationId),
  );
  bind(
    resultFileCalls.attachResultFile,
    ({ db, scope, params, files }) => resultFiles.attach(db, scope, params, files[0]),
    { transaction: 'none' },
  );
  bind(resultFileCalls.removeResultFile, ({ db, scope, params }) => resultFiles.detach(db, scope, params), {
    transaction: 'none',
  });
  bind(resultFileCalls.readResultFile, ({ db, scope, params }) => resultFiles.read(db, scope, params));
}

function bindVersions(bind: Bind, { versions: service }: ValidationServices): void {
  bind(versions.readLiveReport, ({ db, scope, params }) => service.readLive(db, scope, params.ideaId));
  bind(versions.publishVersion, ({ db, scope, params }) => service.publish(db, scope, params.ideaId));
  bind(versions.listVersions, ({ db, scope, params, query }) => service.list(db, scope, params.ideaId, query));
  bind(versions.readVersion, async ({ db, scope, params }) => {
    const { entry, snapshot, report } = await service.open(db, scope, params.ideaId, params.number);
    return { version: entry, snapshot, report };
  });
  bind(versions.compareVersions, ({ db, scope, params, query }) =>
    service.compare(db, scope, params.ideaId, params.number, query.with),
  );
  for (const format of ['pdf', 'docx'] as const) {
    bind(printedEndpoints[format], ({ db, caller, scope, params, query, runTask }) =>
      service.print(db, runTask, scope, {
        id: params.ideaId,
        number: params.number,
        format,
        names: chosenNames(query, caller),
      }),
    );
  }
  for (const format of ['json', 'txt'] as const) {
    bind(exportEndpoints[format], ({ db, scope, params, runTask }) =>
      service.print(db, runTask, scope, { id: params.ideaId, number: params.number, format }),
    );
  }
}

const printedEndpoints = { pdf: versions.exportPdf, docx: versions.exportDocx };
const exportEndpoints = { json: versions.exportJson, txt: versions.exportText };
