import { Copy } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { copyAndSay } from '#web/components/copy-text.ts';
import { ShareButton } from '#web/components/share-button.tsx';

/** The report in under 1 KB: to copy, or to hand to another app such as a messenger. */
export function SummaryDialog({ text, onClose }: { text: string | null; onClose: () => void }) {
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
            <ShareButton shared={{ text }} />
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
