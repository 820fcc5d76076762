import { expect, it } from 'vitest';
import { type DemoAnswers, readDemoPage } from '#tests/components/demo-page.tsx';
import answers from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/**/*.tsx');
const { founder } = paths;
const idea = '019afa28-3600-7ca4-a947-f44901701112';
const check = '019bfba6-2e00-77d1-a337-b7cf10afbc17';
const signed = '019e65a1-4e00-748e-9f8f-4ba381cb68bf';
const nda = '01a1e5b3-d600-717b-9cb7-2cda1d7db81a';
const draftIdea = '01a1f000-8e00-7d86-919b-20bcc034fc20';

it.each([
  ['documents', founder.assistant, ['Actions for Kasuwa']],
  ['sharing', founder.documentSharing(idea), []],
  ['validate', founder.validate, []],
  ['idea', founder.idea(idea), ['Add what you saw', 'Lock the pass mark']],
  ['idea-report', founder.ideaReport(idea), ['Download']],
  [
    'idea-working',
    founder.ideaWorking(idea),
    [
      'Download',
      'Lock the pass mark',
      'Enter a newer result',
      'Move the pass mark',
      'Add evidence',
      'Change importance',
      'Add an assumption',
      'Enter a decision',
    ],
  ],
  ['idea-draft', founder.idea(draftIdea), []],
  ['idea-draft-report', founder.ideaReport(draftIdea), []],
  ['idea-draft-working', founder.ideaWorking(draftIdea), []],
  ['idea-questions', founder.ideaQuestions(idea), []],
  ['idea-from-text', founder.ideaFromText(idea), []],
  ['idea-test-kit', founder.ideaTestKit(idea, 'V1'), []],
  ['idea-version', founder.ideaVersion(idea, 2), []],
  ['idea-comparison', founder.ideaComparison(idea, 1, 3), []],
  ['evaluate', founder.evaluate, []],
  ['check', founder.check(check), []],
  ['check-questions', founder.checkQuestions(check, 'team'), []],
  ['check-ledger', founder.checkLedger(check), []],
  ['check-valuation', founder.checkValuation(check), []],
  ['check-comparison', founder.checkComparison(check, 1, 3), []],
  ['generate', founder.generate, []],
  ['cap-table', founder.capTable, ['Vesting', 'Sale']],
  ['agreement', founder.agreement(signed), []],
  ['agreement-questions', founder.agreementQuestions(nda), []],
  ['agreement-clauses', founder.agreementClauses(nda), []],
  ['agreement-check', founder.agreementCheck(nda), []],
  ['agreement-ownership', founder.agreementOwnership(signed), []],
  ['agreement-versions', founder.agreementVersions(signed), []],
  ['agreement-version', founder.agreementVersion(signed, 1), []],
  ['agreement-sharing', founder.agreementSharing(signed), []],
  ['agreement-redline', founder.agreementRedline(signed, 1), []],
] as const)('the page %s of the assistant says all that it should', async (name, at, press) => {
  const as = { name: 'Tunde Balogun', email: 'seasoned@cairn.example' };
  const said = await readDemoPage({ at, as, answers: answers as DemoAnswers, modules, press });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});
