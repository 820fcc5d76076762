import { List } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';

type Section = { id: string; title: string };

/** The contents of a long report, with the section that is being read marked. */
export function Contents({ sections, onChoose }: { sections: readonly Section[]; onChoose?: () => void }) {
  const current = useSectionInView(sections);
  return (
    <nav aria-label="Contents of the report">
      <ol className="flex flex-col border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={onChoose}
              className={cx(
                '-ml-px flex min-h-11 items-center border-l-2 px-3 py-1 transition-colors lg:min-h-9 lg:text-sm',
                id === current
                  ? 'border-moss font-semibold text-ink'
                  : 'border-transparent text-stone hover:border-control hover:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same contents behind a button, for phones. */
export function ContentsButton({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" icon={<List />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Contents
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="Contents">
        <Contents sections={sections} onChoose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** The last section that has reached the upper third of the screen. */
function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const line = window.innerHeight / 3;
      const reached = sections.filter(({ id }) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top <= line;
      });
      setCurrent(reached.at(-1)?.id ?? sections[0]?.id);
    }
    function onScroll() {
      if (frame === 0) frame = requestAnimationFrame(look);
    }
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
}
