/** The first stop of the Tab key on every page: leads past the header to the content. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: { target?: string; children?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper opacity-0 focus:translate-y-0 focus:opacity-100"
    >
      {children}
    </a>
  );
}
