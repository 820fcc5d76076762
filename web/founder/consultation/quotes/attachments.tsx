import type { Quote, QuoteFile } from '#contract/quotes/quotes.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AttachedFile, SentFileField } from '#web/fields/file-field.tsx';
import { useAttachFile, useOpenFile, useRemoveFile } from './quote-queries.ts';

/** The files of a draft: each is sent as soon as it is chosen. */
export function Attachments({ quote }: { quote: Quote }) {
  const attach = useAttachFile(quote.id);
  const remove = useRemoveFile(quote.id);
  return (
    <Card title="Files">
      <FileList
        quote={quote}
        onRemove={({ id }) => remove.mutate(id, { onError: (error) => toast.error(messageOf(error)) })}
      />
      {quote.files.length >= QUOTE_LIMITS.files ? (
        <p className="text-stone">That is as many files as a request holds. Remove one to attach another.</p>
      ) : (
        <SentFileField
          id="quote-file"
          label="Attach a file"
          hint={`. Up to ${QUOTE_LIMITS.files} files.`}
          attach={attach}
          kept="your request"
        />
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
          <AttachedFile
            name={file.name}
            isOpening={open.isPending}
            onOpen={() => open.mutate(file)}
            onRemove={onRemove && (() => onRemove(file))}
          />
        </li>
      ))}
    </ul>
  );
}
