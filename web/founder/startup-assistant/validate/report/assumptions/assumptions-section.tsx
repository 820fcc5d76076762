import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Button } from '#ui/button/button.tsx';
import { ReportSection } from '../report-section.tsx';
import { type BeliefActions, BeliefItem } from './belief-item.tsx';
import { classTexts } from './class-texts.ts';
import { ImportanceDialog } from './importance-dialog.tsx';
import { OwnAssumptionDialog } from './own-assumption-dialog.tsx';

type AssumptionsSectionProps = {
  report: ValidationReport;
  /** What may be changed; null for a kept version. */
  live: (Pick<BeliefActions, 'onAddEvidence' | 'explain' | 'onRemove'> & { ideaId: string }) | null;
};

/** Every belief that must hold, by class, with how its figures came about. */
export function AssumptionsSection({ report, live }: AssumptionsSectionProps) {
  const [weighing, setWeighing] = useState<Belief | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <ReportSection
      id="assumptions"
      lead="What must be true for the idea to work, written from your answers by fixed rules. You can change how important each one is, and add your own."
      actions={
        live && (
          <Button variant="secondary" size="small" icon={<Plus />} onClick={() => setAdding(true)}>
            Add an assumption
          </Button>
        )
      }
    >
      {ASSUMPTION_CLASSES.map((name) => {
        const beliefs = report.beliefs.filter((belief) => belief.class === name);
        if (beliefs.length === 0) return null;
        return (
          <div key={name} className="flex flex-col">
            <h3 className="border-b border-line pb-2 text-lg font-semibold">
              {classTexts[name].title} <span className="font-normal text-stone">{classTexts[name].question}</span>
            </h3>
            <ul className="flex flex-col divide-y divide-line">
              {beliefs.map((belief) => (
                <BeliefItem key={belief.id} belief={belief} actions={live && { ...live, onWeigh: setWeighing }} />
              ))}
            </ul>
          </div>
        );
      })}
      {live && (
        <>
          <ImportanceDialog ideaId={live.ideaId} belief={weighing} onClose={() => setWeighing(null)} />
          <OwnAssumptionDialog ideaId={live.ideaId} open={adding} onClose={() => setAdding(false)} />
        </>
      )}
    </ReportSection>
  );
}
