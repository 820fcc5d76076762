import { CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { type SaveState, saveStateText } from './save-state.ts';

const icons = {
  saved: CircleCheck,
  saving: LoaderCircle,
  offline: CloudOff,
  failed: CircleAlert,
  unsound: CircleAlert,
  conflict: CircleAlert,
};

type SaveLineProps = {
  view: { state: SaveState; kept: boolean };
  /** Where the first answer is that cannot be saved as it is. */
  fix?: string;
};

/** Whether the answers are saved: always on the screen, and read out when something is wrong and when it is right again. */
export function SaveLine({ view: { state, kept }, fix }: SaveLineProps) {
  const Icon = icons[state.kind];
  const text = saveStateText(state, kept);
  const calm = isCalm(state);
  const announcement = useAnnouncement(state, text);
  return (
    <>
      <p
        aria-hidden={announcement !== ''}
        className={cx('flex items-start gap-1.5 text-sm', calm ? 'text-stone' : 'font-medium text-amber-ink')}
      >
        <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', state.kind === 'saving' && 'animate-spin')} />
        {fix && state.kind === 'unsound' ? <TextLink href={fix}>{text}</TextLink> : text}
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

const isCalm = ({ kind }: SaveState) => kind === 'saved' || kind === 'saving';

/** Trouble is announced, and the first "Saved" after it; the saves in between would only interrupt. */
function useAnnouncement(state: SaveState, text: string): string {
  const [troubled, setTroubled] = useState(false);
  const calm = isCalm(state);
  useEffect(() => {
    if (!calm) setTroubled(true);
  }, [calm]);
  if (!calm) return text;
  return troubled && state.kind === 'saved' ? text : '';
}
