import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function DeleteReport() {
  const [open, setOpen] = useState(false);
  const [processing, setProcessing] = useState(false);
  function confirm() {
    setProcessing(true);
    setTimeout(() => {
      setProcessing(false);
      setOpen(false);
    }, 2000);
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete report
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        danger
        title="Delete this report?"
        confirmLabel="Delete report"
        processing={processing}
        onConfirm={confirm}
      >
        Its versions and evidence go with it. You can undo this for ten seconds.
      </ConfirmDialog>
    </>
  );
}

export const examples: Example[] = [{ name: 'Before something final', render: () => <DeleteReport /> }];
