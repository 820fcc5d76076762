import { Copy, Share2 } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { copyAndSay } from '#web/components/copy-text.ts';

/** The report in under 1 KB: to copy, or to hand to another app such as a messenger. */
export function SummaryDialog({ text, onClose }: { text: string | null; onClose: () => void }) {
  const canShare = typeof navigator.share === 'function';

  const copy = (words: string) =>
    copyAndSay(words, { select: () => document.querySelector<HTMLTextAreaElement>('#summary-text')?.select() });

  return (
    <Dialog
      open={text !== null}
      onOpenChange={onClose}
      title="Short text"
      description="Short enough for a chat message."
      actions={
        text !== null && (
          <>
            {canShare && (
              <Button
                variant="secondary"
                icon={<Share2 />}
                onClick={() => void navigator.share({ text }).catch(() => undefined)}
              >
                Share
              </Button>
            )}
            <Button icon={<Copy />} onClick={() => void copy(text)}>
              Copy
            </Button>
          </>
        )
      }
    >
      {text !== null && (
        <TextareaField id="summary-text" label="Summary of the report" readOnly rows={10} value={text} />
      )}
    </Dialog>
  );
}
