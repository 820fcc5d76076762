import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

function ForTwoSeconds() {
  const [shown, setShown] = useState(false);
  function show() {
    setShown(true);
    setTimeout(() => setShown(false), 2000);
  }
  return (
    <>
      <Button variant="secondary" onClick={show}>
        Show for two seconds
      </Button>
      {shown && <LoadingOverlay text="Checking your account..." />}
    </>
  );
}

export const examples: Example[] = [{ name: 'Over the screen', render: () => <ForTwoSeconds /> }];
