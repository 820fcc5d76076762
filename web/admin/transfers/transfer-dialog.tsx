import type { TransferView } from '#contract/billing/admin-transfers.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ConfirmTransferForm, EndTransferForm, RejectTransferForm } from './transfer-forms.tsx';

/** What is said of money that has not come in full. */
export type Answer = 'reject' | 'leave' | 'end';

/** `isChanged`: it is shown as it is by now, since somebody else answered it meanwhile. */
export type Opened = { form: 'confirm' | Answer; transfer: TransferView; isChanged?: boolean };

const titles: Record<Opened['form'], string> = {
  confirm: 'Confirm a transfer',
  reject: 'This transfer did not arrive',
  leave: 'Another amount came, and it is not booked',
  end: 'End a transfer of which a part came',
};

type TransferDialogProps = {
  opened: Opened | null;
  /** The transfer is another than the one shown: it is to be shown anew. */
  onChanged: (opened: Opened) => Promise<void>;
  onClose: () => void;
  onDone: () => void;
};

/** What the operator answers to a transfer. A form begins anew with each state of its transfer. */
export function TransferDialog({ opened, onChanged, onClose, onDone }: TransferDialogProps) {
  return (
    <Dialog
      open={opened !== null}
      onOpenChange={onClose}
      title={titles[opened?.form ?? 'confirm']}
      closeOnOverlay={false}
    >
      {opened?.form === 'confirm' && (
        <ConfirmTransferForm
          key={`${opened.transfer.paymentId} ${opened.transfer.revision} ${opened.transfer.status}`}
          transfer={opened.transfer}
          isChanged={opened.isChanged ?? false}
          onChanged={() => onChanged(opened)}
          onDone={onDone}
        />
      )}
      {opened?.form === 'end' && opened.transfer.endable && (
        <EndTransferForm
          key={opened.transfer.endable.amountMinor}
          transfer={opened.transfer}
          endable={opened.transfer.endable}
          isChanged={opened.isChanged ?? false}
          onChanged={() => onChanged(opened)}
          onDone={onDone}
        />
      )}
      {(opened?.form === 'reject' || opened?.form === 'leave') && (
        <RejectTransferForm
          key={opened.transfer.claimedAt}
          transfer={opened.transfer}
          isChanged={opened.isChanged ?? false}
          onChanged={() => onChanged(opened)}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}
