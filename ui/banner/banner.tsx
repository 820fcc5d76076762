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
export function Banner({ tone = 'info', title, children, action, onDismiss, role }: BannerProps) {
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div role={role} className={cx('flex items-start gap-3 rounded-card border-l-4 py-3 pr-3 pl-4', box)}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="max-w-measure">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {onDismiss && <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} className="-my-2 -mr-1" />}
    </div>
  );
}
