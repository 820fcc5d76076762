import { documentTypeLabels } from '#contract/documents/documents.ts';
import type { AnswerEvidence } from '#domain/readiness/answers.ts';
import { GRADES, PROOF_GRADES } from '#domain/readiness/answers.ts';
import { askedCriteria } from '#domain/readiness/asked.ts';
import type { FixLink } from '#domain/readiness/criteria.ts';
import type { ShortestPath } from '#domain/readiness/path.ts';
import type { ReadinessReport, ReportCriterion } from '#domain/readiness/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { share, wordHash } from '../../../print/wording.ts';

const pathColumns: Column[] = [
  { header: 'What to produce', width: 0.62 },
  { header: 'Hours', width: 0.1, align: 'right' },
  { header: 'Where', width: 0.28 },
];

/** Where a gap is closed. */
function wordLink(link: FixLink): string {
  switch (link.kind) {
    case 'document':
      return `Generate Startup Docs: ${documentTypeLabels[link.document]}`;
    case 'validation':
      return 'Validate Idea';
    case 'ledger':
      return 'The cash ledger';
    case 'cap_table':
      return 'The cap table';
    case 'attach':
      return 'Attach it to the answer';
    case 'consultation':
      return 'A consultation';
  }
}

/** How many things to produce have a row of their own; the others follow in one passage. */
const mostRows = 6;

/** The fewest things to produce that clear every blocker, the quickest first: as claimed, then what the proof needs beside them. */
export function shortestPaths<N>(parts: PrintParts<N>, { paths: { claimed, documented } }: ReadinessReport): N {
  const claims = new Set(claimed.steps.map(({ artefact }) => artefact));
  // What a claim still misses misses its proof too, so the second path holds the whole first.
  const proofs = documented.steps.filter(({ artefact }) => !claims.has(artefact));
  return parts.section(
    'The shortest path',
    ...(claimed.steps.length === 0
      ? [parts.text('Nothing is missing: there is no blocker.')]
      : [
          parts.text(`To clear every blocker as claimed: ${inAll(claimed)}`),
          parts.table(
            pathColumns,
            claimed.steps
              .slice(0, mostRows)
              .map(({ artefact, hours, link }) => [artefact, String(hours), wordLink(link)]),
          ),
          ...inOnePassage('Then: ', claimed.steps.slice(mostRows)),
        ]),
    parts.text(
      documented.steps.length === 0
        ? 'Nothing is missing: everything that the round asks for is documented.'
        : `To have it documented as well: ${inAll(documented)}`,
      { marginTop: 6 },
    ),
    ...inOnePassage('', proofs),
  );

  function inOnePassage(start: string, steps: ShortestPath['steps']): N[] {
    const words = steps.map(({ artefact, hours }) => `${artefact} (${hours} h)`).join('; ');
    return steps.length > 0 ? [parts.text(`${start}${words}.`, { fontSize: 8 })] : [];
  }
}

function inAll({ steps, hours }: ShortestPath): string {
  return `${steps.length} to produce, about ${hours} of a founder’s hours in all.`;
}

/** Every question that has an answer, by area and by how well it is proved. Long notes are whole in the JSON export. */
export function answers<N>(parts: PrintParts<N>, report: ReadinessReport): N {
  const { asked, later } = askedCriteria(report);
  const answered = asked.filter(({ result }) => result.answer !== 'unanswered');
  const open = asked.length - answered.length;
  const room = roomFor(answered);
  return parts.section(
    'Questions and answers',
    parts.text(
      `${answered.length} answered. Left out here: ${open} that the round asks and nobody answered, and ${later.length} of later steps. None of them counts as met.`,
    ),
    parts.small('Links were not opened by us. Long links and notes are whole in the JSON export.'),
    ...report.dimensions.flatMap(({ dimension, label, levels, target }) => {
      const own = answered.filter((one) => one.dimension === dimension);
      const [first, ...others] = passages(own, room).map((passage) => parts.text(passage, small));
      if (!first) return [];
      const title = parts.bold(`${label}: at step ${levels.claimed.level}, ${target} needed`);
      return [parts.keep(title, first), ...others];
    }),
  );
}

const small = { fontSize: 8, marginTop: 2 } as const;

/** How many characters links and notes may take in all, so that a long check stays short on paper; links come first. */
const mostInAll = { links: 2500, both: 4000 };

/** How many characters one link and one note may have. */
type Room = { link: number; note: number };

function roomFor(answered: readonly ReportCriterion[]): Room {
  const links = answered.flatMap(({ result }) => result.evidence.map((one) => wordEvidence(one).length));
  const link = fitting(links, mostInAll.links);
  const used = links.reduce((sum, length) => sum + Math.min(length, link), 0);
  return {
    link,
    note: fitting(
      answered.map(({ result }) => result.note.length),
      mostInAll.both - used,
    ),
  };
}

/** The longest that each may be for all to fit: 200 where there is room, 24 where there is none. */
function fitting(lengths: readonly number[], most: number): number {
  for (let longest = 200; longest > 24; longest -= 1)
    if (lengths.reduce((sum, length) => sum + Math.min(length, longest), 0) <= most) return longest;
  return 24;
}

/** "Documented. Step 1: …": the answers of one area in passages, the best proved first, those that say no last. */
function passages(answered: readonly ReportCriterion[], room: Room): string[] {
  const kinds = [
    ...[...GRADES].reverse().map((grade) => ({
      title: PROOF_GRADES[grade].label,
      of: answered.filter(({ result }) => result.answer === 'yes' && result.grade === grade),
    })),
    { title: 'No', of: answered.filter(({ result }) => result.answer === 'no') },
  ];
  return kinds.filter(({ of }) => of.length > 0).map(({ title, of }) => `${title}. ${byStep(of, room)}`);
}

function byStep(answered: readonly ReportCriterion[], room: Room): string {
  const steps = [...new Set(answered.map(({ level }) => level))];
  return steps
    .map((step) => {
      const said = answered.filter(({ level }) => level === step).map((one) => wordAnswer(one, room));
      return `Step ${step}: ${said.join(' ')}`;
    })
    .join(' ');
}

/** The question, and what its answer rests on behind it. */
function wordAnswer({ text, result }: ReportCriterion, room: Room): string {
  const rests = [
    result.disagreement ? 'although the founder said no' : '',
    ...result.evidence.map((one) => shortLine(wordEvidence(one), room.link)),
    shortLine(result.note, room.note),
  ].filter(Boolean);
  return rests.length > 0 ? `${text} (${rests.join(' · ')})` : text;
}

function wordEvidence(evidence: AnswerEvidence): string {
  if (evidence.kind === 'link') return evidence.url;
  if (evidence.kind === 'file') return `File: ${evidence.name}`;
  return evidence.reference.label;
}

/** How anybody can work the score out again. */
export function method<N>(parts: PrintParts<N>, report: ReadinessReport, sha256: string): N {
  const { grades, dimensions, proofGap } = report;
  const exact = GRADES.map((grade) => `${PROOF_GRADES[grade].label} ${share(grades[grade].percent)}%`).join(', ');
  const weights = dimensions.map(({ label, weight }) => `${label} ${weight}%`).join(', ');
  return parts.section(
    'How the score is worked out',
    // First, so that no page holds a hash and nothing else.
    parts.text(`Rules ${report.ruleSetVersion}, formula ${report.formulaVersion}.`),
    parts.text(`SHA-256 of this version’s JSON export: ${wordHash(sha256)}`, { marginBottom: 6 }),
    parts.small(`${exact}. Proof gap: ${share(proofGap)} percentage points. Weights: ${weights}.`),
    ...report.formulas.map(({ rule, name, formula, source }) =>
      parts.small(`${rule} ${name}: ${formula}. Source: ${source}.`),
    ),
  );
}
