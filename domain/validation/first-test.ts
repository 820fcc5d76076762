import { type FirstLook, takeFirstLook } from '../first-look/first-look.ts';
import { ASSUMPTION_RULES } from './assumptions.ts';
import { ideaKindOf } from './business-kind.ts';
import { FIRST_TEST_OF_KIND } from './first-tests.ts';
import type { Intake } from './intake.ts';
import { lintIntake } from './lint.ts';
import type { LintFinding } from './lint-messages.ts';
import { phrasesOf } from './phrases.ts';
import type { PassMark, TestKind } from './test-templates.ts';

/** A longer group does not fit into a sentence about something else. */
const LONGEST_GROUP = 60;

/** The look at the idea's sentence, with group and place from their own questions where the sentence names none. */
export function lookAtIdea(intake: Intake, findings: readonly LintFinding[] = lintIntake(intake)): FirstLook {
  const sound = (key: 'segment' | 'place') =>
    findings.some(({ field, mandatory }) => mandatory && field === key) ? '' : intake[key].trim();
  const group = shortGroup(sound('segment'));
  const ideaKind = ideaKindOf(intake);
  const known = {
    who: [...group].length > LONGEST_GROUP ? '' : group,
    where: sound('place'),
    ...(ideaKind && { ideaKind }),
  };
  const look = takeFirstLook(intake.pitch, known);
  // What was pointed at on the home page became the working name.
  const sure =
    look.kind === 'look' && look.isUnsure ? takeFirstLook(intake.pitch, { ...known, what: intake.title }) : look;
  if (sure.kind === 'ask') return sure;
  return { ...sure, beliefs: sure.beliefs.map((line) => withHorizon(line, intake.unitsPerYear)) };
}

/** Who buys twice a year cannot want it again within two months: the time follows from how often the founder says they buy. */
function withHorizon(belief: string, unitsPerYear: number | null): string {
  if (unitsPerYear === null || unitsPerYear <= 0) return belief;
  const months = Math.ceil(12 / unitsPerYear);
  return months <= 2 ? belief : belief.replace(/ again within two months\.$/u, ` again ${within(months)}.`);
}

const within = (months: number) => (months >= 12 ? 'within a year' : `within ${months} months`);

/** "Keke riders who buy food before six at Mile 2": the group alone, where the whole is too long. */
function shortGroup(group: string): string {
  if ([...group].length <= LONGEST_GROUP) return group;
  const [head = ''] = group.split(/[,;(]|\s+(?:who|whose|that|which|wey|with|without)\s/iu);
  return head.trim();
}

/** The test that the first look named for the riskiest belief, as words for the card of the assumption that this is. */
export type FirstTest = {
  assumptionId: string;
  kind: TestKind;
  words: {
    name: string;
    weBelieve: string;
    whatToDo: string;
    sample: string;
    success: string;
    passMark: PassMark;
    script?: string[];
    days?: number;
  };
};

/** Null where the first look could not read the sentence, or asked for the law first. */
export function firstTestOf(intake: Intake): FirstTest | null {
  const look = lookAtIdea(intake);
  if (look.kind === 'ask') return null;
  const { beliefs, like, passMark, sample, success, script, days } = FIRST_TEST_OF_KIND[look.ideaKind];
  const has = (id: string) => ASSUMPTION_RULES.find((rule) => rule.id === id)?.applies?.(intake) ?? true;
  return {
    assumptionId: beliefs.find(has) ?? beliefs[0],
    kind: like,
    words: {
      name: look.test.name,
      weBelieve: look.beliefs[look.riskiest] ?? '',
      whatToDo: look.test.doThis,
      sample: sample(phrasesOf(intake)),
      success,
      passMark: { ...passMark },
      ...(script && { script: [...script] }),
      ...(days !== undefined && { days }),
    },
  };
}
