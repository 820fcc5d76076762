import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { AlertDialog } from './alert-dialog.tsx';

function LogInFirst() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Enrol
      </Button>
      <AlertDialog open={open} onOpenChange={setOpen} title="Log in first">
        Please log in to enroll in courses
      </AlertDialog>
    </>
  );
}

export const examples: Example[] = [{ name: 'One message', render: () => <LogInFirst /> }];
