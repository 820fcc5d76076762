import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';

/** One detail of a transfer: copied by a button, or by hand where the browser does not allow that. */
export function CopyLine({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const text = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(`${label} copied`);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      toast.info('Your browser does not let us copy. The text is selected: copy it yourself.');
    }
  }
  return (
    <div className="relative border-b border-line py-2 pr-12 last:border-b-0">
      <dt className="text-sm text-stone">{label}</dt>
      <dd>
        <span ref={text} className={cx('wrap-anywhere tabular-nums', strong && 'font-semibold')}>
          {value}
        </span>
        <span className="absolute top-1/2 right-0 -translate-y-1/2">
          <IconButton label={`Copy ${label.toLowerCase()}`} icon={<Copy />} onClick={() => void copy()} />
        </span>
      </dd>
    </div>
  );
}
