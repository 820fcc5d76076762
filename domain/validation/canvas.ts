import { formatPlainMoney } from '../money/money.ts';
import { competitorsOf } from './competitors.ts';
import type { Intake, IntakeKey } from './intake.ts';
import { payerDiffers, phrasesOf } from './phrases.ts';
import { safeLine } from './safe-text.ts';

/** One box of the lean canvas, filled from the answers it names; `lines` is empty where nothing was answered. */
export type CanvasBox = { key: string; title: string; lines: string[]; from: IntakeKey[] };

/** A lean canvas in its usual nine boxes, in the founder's own words. Nothing is added to them. */
export function leanCanvas(intake: Intake): CanvasBox[] {
  const words = phrasesOf(intake);
  const box = (key: string, title: string, from: IntakeKey[], lines: string[]): CanvasBox => ({
    key,
    title,
    lines: lines.map(safeLine).filter((line) => line !== ''),
    from,
  });
  const size = intake.segmentSize === null ? '' : `About ${intake.segmentSize} of them`;
  const alternatives = competitorsOf(intake).map(({ name }) => `Instead: ${name}`);
  return [
    box(
      'problem',
      'Problem',
      ['problem', 'frequency', 'alternatives', 'workaround'],
      [intake.problem, intake.frequency, ...alternatives],
    ),
    box(
      'segments',
      'Customer segments',
      ['segment', 'place', 'segmentSize', 'user', 'payer'],
      [
        intake.segment,
        intake.place,
        size,
        ...(payerDiffers(intake) ? [`Uses it: ${words.user}`, `Pays: ${words.payer}`] : [intake.user]),
      ],
    ),
    box('value', 'Unique value', ['pitch', 'whyNow'], [intake.pitch, intake.whyNow]),
    box('solution', 'Solution', ['pitch'], [intake.pitch]),
    box('channels', 'Channels', ['channel'], [intake.channel]),
    box(
      'revenue',
      'Revenue',
      ['price', 'priceUnit', 'unitsPerYear'],
      [intake.price ? words.price : '', intake.unitsPerYear ? `${intake.unitsPerYear} units a year` : ''],
    ),
    box(
      'costs',
      'Costs',
      ['unitCost', 'acquisitionCost'],
      [
        intake.unitCost ? `${formatPlainMoney(intake.unitCost)} per unit` : '',
        intake.acquisitionCost ? `${formatPlainMoney(intake.acquisitionCost)} to win one customer` : '',
      ],
    ),
    box(
      'metrics',
      'Key metrics',
      ['killCriteria'],
      intake.killCriteria.map((rule) => `Stop if: ${rule}`),
    ),
    box('edge', 'Unfair advantage', ['edge'], [intake.edge]),
  ];
}
