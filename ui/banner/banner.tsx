import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

type BannerTone = 'info' | 'success' | 'warning' | 'error';
type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link, at the end. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** One line on a phone: the title and the action are seen, the rest is read out. */
  isSlim?: boolean;
  /** Reads it out when it appears: `status` waits its turn, `alert` interrupts. Leave out for what is there from the start. */
  role?: 'status' | 'alert';
};

const looks = {
  info: { icon: Info, box: 'border-slate bg-slate-wash', mark: 'text-slate' },
  success: { icon: CircleCheck, box: 'border-moss bg-moss-wash', mark: 'text-moss' },
  warning: { icon: TriangleAlert, box: 'border-amber bg-amber-wash', mark: 'text-amber' },
  error: { icon: CircleAlert, box: 'border-brick bg-brick-wash', mark: 'text-brick' },
};

/** A message that stays on the page until what it is about has changed. */
export function Banner({ tone = 'info', title, children, action, onDismiss, isSlim, role }: BannerProps) {
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div
      role={role}
      className={cx(
        'flex gap-3 rounded-card border-l-4 pl-4',
        isSlim ? 'py-0.5 pr-1 max-sm:items-center sm:items-start sm:py-3 sm:pr-3' : 'items-start py-3 pr-3',
        box,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', isSlim && 'max-sm:hidden', mark)} />
      <div
        className={cx(
          'flex min-w-0 flex-1 gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between',
          isSlim ? 'items-center justify-between' : 'flex-col',
        )}
      >
        <div className="max-w-measure wrap-break-word">
          {title && <p className={cx('font-semibold', isSlim && 'max-sm:text-sm')}>{title}</p>}
          {isSlim ? <div className="max-sm:sr-only">{children}</div> : children}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} className="-my-2 -mr-1" />}
    </div>
  );
}
