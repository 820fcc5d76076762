import { Copy, Pencil, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { KitPart, KitPartId } from '#domain/validation/test-kits.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/class-names.ts';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { copyAndSay } from '#web/components/copy-text.ts';
import { QrCode } from '#web/components/qr-code.tsx';

type KitPartCardProps = {
  part: KitPart;
  /** Its words as they can be changed: without the link that a poster gets. */
  words: string;
  /** True once the founder has changed them; `onWords(null)` brings ours back. */
  isOwn: boolean;
  onWords: (text: string | null) => void;
  onPrint: () => void;
  isLeftOutOfPrint: boolean;
  /** Where its code leads, on a poster. */
  href?: string;
  /** What is asked before it can be taken along. */
  question?: ReactNode;
};

const messages: readonly KitPartId[] = ['invitation', 'message'];

/** One thing to take along. On paper it stands alone, the poster in large letters. */
export function KitPartCard({ part, words, isOwn, onWords, onPrint, ...shown }: KitPartCardProps) {
  const { isLeftOutOfPrint, href, question } = shown;
  const [isChanging, setChanging] = useState(false);
  const preview = useRef<HTMLDivElement>(null);

  const copy = () =>
    copyAndSay(part.text, { select: () => preview.current && getSelection()?.selectAllChildren(preview.current) });

  return (
    <Card
      title={<span className="print:hidden">{part.title}</span>}
      className={cx('print:border-0 print:p-0 print:shadow-none', isLeftOutOfPrint && 'print:hidden')}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            size="small"
            icon={<Copy aria-hidden="true" />}
            aria-label={`Copy: ${part.title}`}
            onClick={() => void copy()}
          >
            Copy
          </Button>
          {messages.includes(part.id) ? (
            <a
              href={`https://wa.me/?text=${encodeURIComponent(part.text)}`}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center rounded-mark text-moss underline underline-offset-4 hover:text-moss-hover sm:min-h-6"
            >
              Open in WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <Button
              size="small"
              variant="secondary"
              icon={<Printer aria-hidden="true" />}
              aria-label={`Print: ${part.title}`}
              onClick={onPrint}
            >
              Print
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`${isChanging ? 'Done' : 'Change the words'}: ${part.title}`}
            onClick={() => setChanging(!isChanging)}
          >
            {isChanging ? 'Done' : 'Change the words'}
          </Button>
          {isOwn && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Back to our words: ${part.title}`}
              onClick={() => onWords(null)}
            >
              Back to our words
            </Button>
          )}
        </div>
      }
    >
      <p className="text-stone print:hidden">{part.use}</p>
      {question && <div className="print:hidden">{question}</div>}
      {isChanging && (
        <TextareaField
          name={`words-${part.id}`}
          label={`Words of: ${part.title}`}
          hideLabel
          hint="They stay on this device. An answer that you change later does not change them."
          value={words}
          onChange={({ target }) => onWords(target.value)}
          className="print:hidden"
        />
      )}
      <div
        ref={preview}
        className={cx(
          'rounded-mark bg-sunken p-4 wrap-anywhere print:bg-transparent print:p-0',
          part.id === 'poster' && 'text-center text-xl font-semibold print:text-5xl print:leading-tight',
        )}
      >
        {linesOf(part.text).map(({ key, line }) =>
          isRoom(line) ? (
            <span key={key} aria-hidden="true" className="block h-9 border-b border-control" />
          ) : (
            <p key={key} className="min-h-6">
              {line}
            </p>
          ),
        )}
        {href !== undefined && <QrCode href={href} className="mx-auto mt-4 w-48 print:w-80" />}
      </div>
    </Card>
  );
}

/** The lines with a key each, since lines may be alike. */
const linesOf = (text: string) => text.split('\n').map((line, at) => ({ key: `${at} ${line}`, line }));

/** A line to write on, which is ruled here: written in letters it would break on a phone. */
const isRoom = (line: string) => /^_+$/u.test(line);
