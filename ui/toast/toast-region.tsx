import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useTopModal } from '../modal/open-modals.ts';
import { useClearPlace } from './clear-place.ts';
import { ToastPlace } from './toast-place.ts';
import { dismissToast, type Toast, useToasts } from './toast-store.ts';

const looks = {
  success: { icon: CircleCheck, edge: 'border-l-moss', mark: 'text-moss' },
  error: { icon: CircleAlert, edge: 'border-l-brick', mark: 'text-brick' },
  info: { icon: Info, edge: 'border-l-slate', mark: 'text-slate' },
};

/** How long a toast stays: longer with more words, twice as long when it offers something to do. */
function lifetimeMs({ message, action }: Toast): number {
  return (5000 + message.length * 40) * (action ? 2 : 1);
}

const none: readonly Toast[] = [];

/** Around pages that show toasts: on the page itself, and in the modals above it. */
export function WithToasts({ children }: { children: ReactNode }) {
  return (
    <ToastPlace value={ToastRegion}>
      {children}
      <ToastRegion />
    </ToastPlace>
  );
}

/**
 * Where toasts appear, and the live regions that read them out. A page has one; every open modal brings its own, since
 * a modal makes the rest of the page inert. Only the topmost shows them.
 */
function ToastRegion({ modal }: { modal?: RefObject<HTMLDialogElement | null> }) {
  const top = useTopModal();
  const all = useToasts();
  const mine = (modal?.current ?? null) === top;
  const toasts = mine ? all : none;
  const region = useRef<HTMLDivElement>(null);
  useClearPlace(region, toasts, modal !== undefined);
  return (
    <div ref={region} className="toast-region">
      <div aria-live="polite">
        <ToastList label="Messages" toasts={toasts.filter(({ tone }) => tone !== 'error')} />
      </div>
      <div aria-live="assertive">
        <ToastList label="Errors" toasts={toasts.filter(({ tone }) => tone === 'error')} />
      </div>
    </div>
  );
}

/** A list only while something is in it: the live region around it is always there, and says nothing while it is empty. */
function ToastList({ label, toasts }: { label: string; toasts: readonly Toast[] }) {
  if (toasts.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {toasts.map((item) => (
        <ToastCard key={item.id} toast={item} />
      ))}
    </ul>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), lifetimeMs(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  const { icon: Icon, edge, mark } = looks[toast.tone];
  const { action } = toast;
  return (
    <li
      // Not on entering: a toast that appears under a pointer that lies still would never go.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'toast flex items-start gap-3 rounded-control border border-l-4 border-line bg-surface py-1 pr-1 pl-3 shadow-soft',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-3 size-5 shrink-0', mark)} />
      <p className="min-w-0 flex-1 py-2.5 wrap-break-word">{toast.message}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-control px-2 font-semibold text-moss hover:bg-moss-wash"
          onClick={() => {
            action.onPress();
            dismissToast(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" icon={<X />} onClick={() => dismissToast(toast.id)} />
    </li>
  );
}
