import { Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import type { Quote, QuoteFile } from '#contract/quotes.ts';
import { evidenceFileLimits } from '#contract/validation-ledger.ts';
import { evidenceFileHint } from '#contract/validation-versions.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Card } from '#ui/card/card.tsx';
import { controlClass } from '#ui/field/control-class.ts';
import { Field } from '#ui/field/field.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { fileProblem } from '../../startup-assistant/validate/report/evidence/evidence-file-field.tsx';
import { useAttachFile, useOpenFile, useRemoveFile } from './quote-queries.ts';

/** The files of a draft: each is sent as soon as it is chosen. */
export function Attachments({ quote }: { quote: Quote }) {
  const attach = useAttachFile(quote.id);
  const remove = useRemoveFile(quote.id);
  const [problem, setProblem] = useState<string>();
  const failure = attach.isError ? messageOf(attach.error) : problem && `${problem.replace(/\.$/, '')}.`;
  const isFull = quote.files.length >= QUOTE_LIMITS.files;
  return (
    <Card title="Files">
      <FileList
        quote={quote}
        onRemove={({ id }) => remove.mutate(id, { onError: (error) => toast.error(messageOf(error)) })}
      />
      {isFull ? (
        <p className="text-stone">That is as many files as a request holds. Remove one to attach another.</p>
      ) : (
        <Field
          id="quote-file"
          label="Attach a file"
          optional
          hint={attach.isPending ? 'Attaching the file…' : `${evidenceFileHint}. Up to ${QUOTE_LIMITS.files} files.`}
          error={failure && `${failure} The file is not attached; your request is kept.`}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={evidenceFileLimits.types.join(',')}
              disabled={attach.isPending}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                const wrong = file && fileProblem(file);
                setProblem(wrong);
                attach.reset();
                if (file && !wrong) attach.mutate(file);
                target.value = '';
              }}
              className={`${controlClass} file:mr-3 file:rounded-mark file:border-0 file:bg-moss-wash file:px-3 file:py-1 file:font-semibold file:text-moss-ink`}
            />
          )}
        </Field>
      )}
    </Card>
  );
}

/** The files by name, to open and, while it is a draft, to remove. */
export function FileList({ quote, onRemove }: { quote: Quote; onRemove?: (file: QuoteFile) => void }) {
  const open = useOpenFile(quote.id);
  if (quote.files.length === 0) return null;
  return (
    <ul aria-label="Files" className="flex flex-col">
      {quote.files.map((file) => (
        <li key={file.id} className="flex items-center gap-2">
          <button
            type="button"
            disabled={open.isPending}
            onClick={() => open.mutate(file)}
            className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-mark text-left text-moss underline underline-offset-4 hover:text-moss-hover"
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="wrap-anywhere">{file.name}</span>
          </button>
          {onRemove && <IconButton label={`Remove file ${file.name}`} icon={<X />} onClick={() => onRemove(file)} />}
        </li>
      ))}
    </ul>
  );
}
