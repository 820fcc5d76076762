import { cx } from '../class-names.ts';
import { markBox, markPaths } from './stones.ts';

/** The mark: three stacked rounded stones. Decorative unless it is given a title. Takes the colour of the text. */
export function CairnMark({ title, className = 'size-8' }: { title?: string; className?: string }) {
  return (
    <svg
      viewBox={markBox}
      fill="currentColor"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={cx('shrink-0', className)}
    >
      {markPaths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
