import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { copyAndSay } from './copy-text.ts';

type CopyAddressProps = {
  url: string;
  /** Whom it is for. */
  label: string;
  /** Whether the box says whom it is for, where nothing around it does, and shows the whole of the address at every width. */
  isWhole?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** An address to send: copied by a button, or by hand where the browser does not allow that. */
export function CopyAddress({ url, label, isWhole = false, children }: CopyAddressProps) {
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = {
    id: `address-${url.slice(-12)}`,
    label: `Link for ${label}`,
    readOnly: true,
    value: url,
    className: 'min-w-0 flex-1',
  };
  const copy = () =>
    copyAndSay(url, {
      done: 'Link copied',
      byHand: 'Your browser does not let us copy. The link is selected: copy it yourself.',
      select: () => (area.current ?? line.current)?.select(),
    });
  return (
    <div className={`flex flex-col gap-2 sm:flex-row ${isWhole ? 'sm:items-end' : 'sm:items-center'}`}>
      {isWhole ? <TextareaField ref={area} size="line" {...field} /> : <TextField ref={line} hideLabel {...field} />}
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Copy aria-hidden="true" />}
          aria-label={`Copy link for ${label}`}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        {children}
      </div>
    </div>
  );
}
