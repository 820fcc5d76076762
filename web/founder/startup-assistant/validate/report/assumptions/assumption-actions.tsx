import { Plus } from 'lucide-react';
import type { Belief } from '#domain/validation/beliefs.ts';
import { Button } from '#ui/button/button.tsx';

type AssumptionActionsProps = {
  belief: Belief;
  onAddEvidence: () => void;
  onWeigh: () => void;
  onRemove: () => void;
};

/** What can be done with one assumption; the founder's own can be taken away again. */
export function AssumptionActions({ belief, onAddEvidence, onWeigh, onRemove }: AssumptionActionsProps) {
  return (
    <>
      <Button size="small" icon={<Plus />} onClick={onAddEvidence}>
        Add evidence
      </Button>
      <Button size="small" variant="secondary" onClick={onWeigh}>
        Change importance
      </Button>
      {belief.setBy.rule === 'own' && (
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove assumption
        </Button>
      )}
    </>
  );
}
