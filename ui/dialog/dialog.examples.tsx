import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

function EditName() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Edit name
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit your name"
        description="Shown on your reports and to the people you share them with."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save name</Button>
          </>
        }
      >
        <TextField name="example-dialog-name" label="Name" defaultValue="Adaeze Okafor" />
      </Dialog>
    </>
  );
}

export const examples: Example[] = [{ name: 'With a form', render: () => <EditName /> }];
