import { cx } from '#ui/class-names.ts';

/** From so many characters on a title in the usual size takes four lines of a phone. */
const LONG = 40;

/** The title of a report: smaller on a phone where it is long. */
export function ReportTitle({ children }: { children: string }) {
  return <span className={cx('block', children.length > LONG && 'max-sm:text-xl')}>{children}</span>;
}
