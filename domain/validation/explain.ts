import { type EvidenceSide, INDEPENDENCE, kindLabel } from './evidence.ts';
import type { GroupPoints, SidePoints } from './points.ts';
import type { AssumptionExplanation } from './score.ts';

/** How one figure came about, in steps that a reader can follow with a pocket calculator. */
export type ExplanationStep = { rule: string; text: string };

/** The steps from each item of evidence to b, d, u and the risk of one assumption (rules S1 to S6 and S17). */
export function explanationSteps({ score, for: support, against }: AssumptionExplanation): ExplanationStep[] {
  const { r, s, c, b, d, u, importance, risk } = score;
  const whole = `(${figure(r)} + ${figure(s)} + 6)`;
  return [
    ...sideSteps('For', support),
    ...sideSteps('Against', against),
    ...(c === undefined || s === 0
      ? [
          { rule: 'S4', text: `b = ${figure(r)} ÷ ${whole} = ${figure(b)}` },
          { rule: 'S4', text: `d = ${figure(s)} ÷ ${whole} = ${figure(d)}` },
        ]
      : [
          { rule: 'S17', text: `d = ${figure(s)} ÷ (${figure(c)} + ${figure(s)} + 6) = ${figure(d)}` },
          { rule: 'S17', text: `b = (${figure(r)} + ${figure(s)}) ÷ ${whole} − ${figure(d)} = ${figure(b)}` },
        ]),
    { rule: 'S4', text: `u = 6 ÷ ${whole} = ${figure(u)}` },
    { rule: 'S6', text: `Risk = (${importance} ÷ 5) × (1 − ${figure(b)}) = ${figure(risk)}` },
  ];
}

function sideSteps(name: string, side: SidePoints): ExplanationStep[] {
  const sum = side.groups.map((group) => figure(group.counted)).join(' + ');
  const total = side.groups.length > 1 ? `${sum} = ${figure(side.points)}` : figure(side.points);
  return [
    ...side.groups.flatMap((group) => groupSteps(group, side.side)),
    { rule: 'S3', text: `${name}, in all: ${total}` },
  ];
}

function groupSteps(group: GroupPoints, side: EvidenceSide): ExplanationStep[] {
  const name = `${group.level} ${kindLabel({ level: group.level, side })}, ${INDEPENDENCE[group.independence].label}`;
  const items = group.items.map((item) => ({
    rule: 'S1',
    text: `${name}: ${[item.count, item.points, item.independence, item.proof, item.segment, item.freshness].map(figure).join(' × ')} = ${figure(item.product)}`,
  }));
  const limit = group.capped ? `stops at ${figure(group.cap)}` : `within its cap of ${figure(group.cap)}`;
  return [...items, { rule: 'S3', text: `${name}, together: ${figure(group.sum)}, ${limit}` }];
}

/** Up to three decimals, without trailing zeros. */
function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
