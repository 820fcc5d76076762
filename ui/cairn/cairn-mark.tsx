import { cx } from '../class-names.ts';

/** The mark: three stacked rounded stones. Decorative unless it is given a title. Takes the colour of the text. */
export function CairnMark({ title, className = 'size-8' }: { title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="currentColor"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={cx('shrink-0', className)}
    >
      <path d="M4.5 38.6C4.2 34 10 30.6 20 30.2c12-.6 23.6 1.8 23.8 7.6.2 4.2-4.3 6.2-19.3 6.2-14.5 0-19.7-1-20-5.4Z" />
      <path d="M10.6 24.6c-.2-3.8 5-6.4 13.8-6.6 8.6-.2 15.2 2 15 6.4-.2 4-5.4 5-14.4 5-9.4 0-14.2-.8-14.4-4.8Z" />
      <path d="M15.4 12.2c-.2-4.2 3.2-7.6 8.2-7.8 5.2-.2 9 3 9 7.4 0 4-3.2 5.4-8.6 5.4s-8.4-1-8.6-5Z" />
    </svg>
  );
}
