import type { Belief } from '#domain/validation/beliefs.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useRemoveAssumption } from './assumption-mutations.ts';

type RemoveAssumptionProps = { ideaId: string; belief: Belief | null; onClose: () => void };

/** Asks before one of the founder's own assumptions is taken away. */
export function RemoveAssumption({ ideaId, belief, onClose }: RemoveAssumptionProps) {
  const remove = useRemoveAssumption(ideaId);

  function confirm() {
    if (!belief) return;
    remove.mutate(belief.id, { onError: (error) => toast.error(messageOf(error)), onSettled: onClose });
  }

  return (
    <ConfirmDialog
      open={belief !== null}
      onOpenChange={onClose}
      title="Remove this assumption?"
      confirmLabel="Remove assumption"
      danger
      processing={remove.isPending}
      onConfirm={confirm}
    >
      {belief?.statement} Versions you have kept still hold it.
    </ConfirmDialog>
  );
}
