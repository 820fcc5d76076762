import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { evidenceFileHint } from '#contract/validation/versions.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { FileInput, fileProblem } from '#web/fields/file-field.tsx';

type EvidenceFileFieldProps = {
  /** The file that is attached already. */
  saved: EvidenceRecord['file'];
  /** The file chosen just now. */
  file: File | null;
  onFile: (file: File | null) => void;
  onRemoveSaved: () => void;
  /** Why the last try to attach it failed, after the entry itself was saved. */
  failure: unknown;
};

/** A photo or PDF that shows what was seen. Only its owner can open it. */
export function EvidenceFileField({ saved, file, onFile, onRemoveSaved, failure }: EvidenceFileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  function choose(chosen: File | undefined) {
    const wrong = chosen && fileProblem(chosen);
    setProblem(wrong);
    onFile(chosen && !wrong ? chosen : null);
  }

  function clear() {
    if (input.current) input.current.value = '';
    setProblem(undefined);
    onFile(null);
  }

  return (
    <div className="flex flex-col gap-2">
      {saved && !file && (
        <p className="flex items-center gap-2">
          <Paperclip aria-hidden="true" className="size-4 shrink-0 text-stone" />
          <span className="min-w-0 wrap-break-word">{saved.name}</span>
          <IconButton label={`Remove file ${saved.name}`} icon={<X />} onClick={onRemoveSaved} />
        </p>
      )}
      <Field id={id} label={saved ? 'Another file' : 'File'} optional hint={evidenceFileHint} error={problem}>
        {(control) => (
          <span className="flex items-center gap-1">
            <FileInput {...control} ref={input} onChange={(event) => choose(event.target.files?.[0])} />
            {file && <IconButton label="Choose no file" icon={<X />} onClick={clear} />}
          </span>
        )}
      </Field>
      {failure !== undefined && (
        <Banner tone="warning" role="alert" title="The entry is saved, its file is not">
          {messageOf(failure)} Try again, or choose another file.
        </Banner>
      )}
    </div>
  );
}
