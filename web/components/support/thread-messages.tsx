import type { SupportFile, SupportMessage } from '#contract/support/support.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { AttachedFile } from '../../fields/file-field.tsx';
import { DateTime } from '../../time/date-time.tsx';

type ThreadMessagesProps = {
  messages: readonly SupportMessage[];
  /** Who reads. */
  side: SupportMessage['side'];
  onOpen: (file: SupportFile) => void;
  isOpening: boolean;
};

/** A conversation between a member and the operator, oldest first. */
export function ThreadMessages({ messages, side, onOpen, isOpening }: ThreadMessagesProps) {
  return (
    <ol aria-label="Messages, oldest first" className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.number}
          className={cx(
            'flex max-w-measure flex-col gap-1 rounded-card p-4',
            message.side === side ? 'bg-sunken sm:ml-10' : 'border border-line sm:mr-10',
          )}
        >
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-stone">
            <span className="font-semibold text-ink">{message.side === side ? 'You' : message.author}</span>
            {side === 'member' && message.side === 'operator' && <Badge>Our side</Badge>}
            <DateTime value={message.at} withTime />
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
          {message.files.length > 0 && (
            <ul aria-label="Files" className="flex flex-col">
              {message.files.map((file) => (
                <li key={file.id} className="flex items-center">
                  <AttachedFile name={file.name} isOpening={isOpening} onOpen={() => onOpen(file)} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
