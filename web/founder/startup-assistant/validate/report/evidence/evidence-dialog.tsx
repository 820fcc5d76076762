import { useState } from 'react';
import type { IdeaState } from '#contract/validation.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { useSaveEvidence } from './evidence-mutations.ts';
import type { EvidenceTask } from './evidence-task.ts';

type EvidenceDialogProps = { idea: IdeaState; task: EvidenceTask | null; onClose: () => void };

/** Adds an item of evidence, or changes one. */
export function EvidenceDialog({ idea, task, onClose }: EvidenceDialogProps) {
  const save = useSaveEvidence(idea.id);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={task !== null}
      onOpenChange={onClose}
      title={task?.record ? 'Edit evidence' : 'Add evidence'}
      description={
        task?.record
          ? undefined
          : 'Something you read, were told or saw, for or against one assumption. One entry for each kind.'
      }
      busy={busy}
      closeOnOverlay={false}
    >
      {task && <EvidenceForm idea={idea} task={task} save={save} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}
