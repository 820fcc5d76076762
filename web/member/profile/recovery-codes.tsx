import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#content/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { copyAndSay } from '#web/components/copy-text.ts';
import './recovery-codes.css';

type RecoveryCodesProps = { codes: readonly string[]; email: string; onKept: () => void };

/** The codes, this once: to copy, to save or to print. It goes on once they are kept. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const heading = `Recovery codes for ${brand.name}, ${email}`;
  const text = [heading, ...codes].join('\n');
  const byHand = 'Your browser does not let us copy. Download the codes, or write them down.';
  const copy = () => copyAndSay(text, { done: 'Codes copied', byHand });
  return (
    <>
      <div className="prints-alone flex flex-col gap-2 rounded-card border border-line p-4">
        <p className="text-sm wrap-anywhere text-stone">{heading}</p>
        <ol className="grid grid-cols-2 gap-x-4 gap-y-1 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveToDevice(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button variant="secondary" size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Checkbox
        name="kept"
        label="I have kept them"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <DialogActions>
        <Button disabled={!isKept} onClick={onKept}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
