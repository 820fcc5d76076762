import { labelOf } from '#domain/validation/intake-fields.ts';
import { fieldsToFix } from '#domain/validation/lint.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { OUTCOME_WORDS } from '#domain/validation/test-reading.ts';
import type { PrintParts } from '../../../print/parts.ts';
import { share, wordDay } from '../../../print/wording.ts';
import { fraction, wordFigure, wordMoney, wordPassMark } from './wording.ts';

/** Everything that matters on one sheet, short enough to fit whatever the founder wrote. */
export function firstPage<N>(parts: PrintParts<N>, report: ValidationReport, versionNumber: number): N[] {
  const { text, bold, small, stack, rule } = parts;
  return [
    text(shortLine(report.title, 80), { fontSize: 22, fontWeight: 700, marginBottom: 4 }),
    text(shortLine(report.pitch, 200), { fontSize: 11 }),
    small(
      `Idea validation, version ${versionNumber}, as of ${wordDay(report.asOf)}. Rules ${report.ruleSetVersion}, formula ${report.formulaVersion}.`,
    ),
    rule(),
    ...(report.verdict.first ? [bold(report.verdict.first)] : []),
    text(report.verdict.label, { fontSize: 16, fontWeight: 700 }),
    text(report.verdict.reason),
    ...(report.score ? scored(parts, report) : unscored(parts, report)),
    stack({ marginTop: 10 }, ...report.notes.map((note) => small(note))),
  ];
}

function unscored<N>({ bold, item }: PrintParts<N>, { notTestable, findings }: ValidationReport): N[] {
  const fields = fieldsToFix(findings);
  const wordsOf = (field: (typeof fields)[number]) => {
    const message = findings.find((finding) => finding.field === field && finding.mandatory)?.message ?? '';
    return message.startsWith(labelOf(field)) ? message : `${labelOf(field)}: ${message}`;
  };
  return [
    bold(`${notTestable}:`),
    ...fields.slice(0, 14).map((field) => item(shortLine(wordsOf(field), 180))),
    ...(fields.length > 14 ? [item(`and ${fields.length - 14} more.`)] : []),
  ];
}

function scored<N>(parts: PrintParts<N>, report: ValidationReport): N[] {
  const { text, heading, row, stack, bar, item, small } = parts;
  const { score, caseAgainst, market, unitEconomics } = report;
  if (!score) return [];
  const figure = (name: string, value: number, meaning: string) =>
    stack({ flex: 1 }, text(`${name} ${share(value)}`, { fontSize: 13, fontWeight: 700 }), small(meaning));
  return [
    bar({ full: score.support, hatched: score.against }),
    row(
      figure('Support', score.support, 'black: what the evidence supports'),
      figure('Against', score.against, 'hatched: what it speaks against'),
      figure('Unknown', score.unknown, 'white: what nobody has shown yet'),
    ),
    ...(score.range
      ? [text(`Support with any one assumption left out: ${share(score.range.min)} to ${share(score.range.max)}.`)]
      : []),
    heading('What to test next, and how'),
    ...riskiest(parts, report),
    heading('The strongest case against'),
    ...caseAgainst.slice(0, 4).map(({ text: objection }) => item(shortLine(objection, 230))),
    heading('The figures'),
    row(
      stack({ flex: 1 }, ...market.lines.map(({ key, amount }) => text(`${key.toUpperCase()}: ${wordMoney(amount)}`))),
      stack(
        { flex: 1 },
        text(`Contribution per unit: ${wordMoney(unitEconomics.contribution)}`),
        text(`Lifetime value: ${wordMoney(unitEconomics.ltv)}`),
        text(`LTV to CAC: ${wordFigure(unitEconomics.ltvToCac, '')}`),
      ),
    ),
  ];
}

function riskiest<N>({ text, stack, small }: PrintParts<N>, { tests, beliefs }: ValidationReport): N[] {
  return tests
    .filter(({ rank }) => rank !== null)
    .map(({ card, rank, record, reading }) => {
      const belief = beliefs.find(({ id }) => id === card.assumptionId);
      const mark = record?.marks.at(-1)?.passMark ?? card.passMark;
      const state = reading
        ? `Result: ${OUTCOME_WORDS[reading.current.outcome]}`
        : record
          ? 'Locked, no result yet'
          : 'Not locked yet';
      return stack(
        { marginBottom: 5 },
        text(`${rank}. ${shortLine(belief?.statement ?? card.weBelieve, 170)}`, { fontWeight: 700 }),
        text(`${card.name}: ${wordPassMark(mark)}. ${state}.`),
        small(`${card.assumptionId}, importance ${belief?.importance}, risk ${fraction(belief?.score?.risk ?? 0)}`),
      );
    });
}
