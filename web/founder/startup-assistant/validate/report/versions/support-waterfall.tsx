import type { Comparison } from '#domain/validation/compare.ts';
import { WATERFALL_ORDER, type WaterfallStep } from '#domain/validation/waterfall.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Waterfall } from '#ui/waterfall/waterfall.tsx';
import type { VersionLabels } from './share-table.tsx';

const shares = [
  { key: 'support', label: 'Support' },
  { key: 'against', label: 'Against' },
  { key: 'unknown', label: 'Unknown' },
] as const;

/** How each figure went from one version to the other, input by input. The steps add up exactly. */
export function SupportWaterfall({ labels, comparison }: { labels: VersionLabels; comparison: Comparison }) {
  const { before, after, steps } = comparison;
  if (!before || !after) return null;
  return (
    <Tabs
      label="Which figure"
      tabs={shares.map(({ key, label }) => ({
        value: key,
        label,
        content: (
          <Waterfall
            caption={`How ${label} went from ${before[key].toFixed(1)} to ${after[key].toFixed(1)}`}
            from={{ label: labels.from, value: before[key] }}
            to={{ label: labels.to, value: after[key] }}
            changes={steps.map((step, index) => ({
              id: `${index + 1}`,
              label: stepText(step),
              change: step.delta[key],
            }))}
          />
        ),
      }))}
    />
  );
}

/** "Evidence added, for V1 (2 entries)". */
function stepText({ kind, assumptionId, side, evidenceIds }: WaterfallStep): string {
  const name = WATERFALL_ORDER.find((entry) => entry.kind === kind)?.label ?? kind;
  if (assumptionId === null) return name;
  const about = assumptionId.startsWith('own-') ? 'your own assumption' : assumptionId;
  if (side === null) return `${name}: ${about}`;
  return `${name}, ${side} ${about} (${evidenceIds.length === 1 ? '1 entry' : `${evidenceIds.length} entries`})`;
}
