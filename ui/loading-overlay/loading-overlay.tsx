import { CairnMark } from '../cairn/cairn-mark.tsx';

/** Covers the screen while nothing can be shown yet, such as while a role is checked. Appears only after a moment. */
export function LoadingOverlay({ text = 'Loading...' }: { text?: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-30 flex animate-late flex-col items-center justify-center gap-4 bg-paper"
    >
      <CairnMark className="size-14 animate-pulse text-moss" />
      <p className="text-stone">{text}</p>
    </div>
  );
}
