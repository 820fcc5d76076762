import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { nextId } from './cap-table-draft.ts';

type LinesProps<Line> = {
  /** What one line is, such as "SAFE", and the start of its id. */
  noun: string;
  kind: string;
  lines: readonly Line[];
  /** The last line so many cannot be removed. */
  fewest?: number;
  blank: (id: string) => Line;
  onChange: (lines: Line[]) => void;
  render: (line: Line, change: (part: Partial<Line>) => void, index: number) => ReactNode;
};

/** More than this on one page helps nobody. */
const MOST_LINES = 20;

/** Lines of one kind, each in a frame of its own, to add to and remove from. The focus follows. */
export function Lines<Line extends { id: string; name?: string }>(props: LinesProps<Line>) {
  const { noun, kind, lines, fewest = 0, blank, onChange, render } = props;
  const list = useRef<HTMLDivElement>(null);
  const focus = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(id ? `[data-line="${id}"] input` : '[data-add]')?.focus();

  function add() {
    const id = nextId(kind, lines);
    flushSync(() => onChange([...lines, blank(id)]));
    focus(id);
  }

  function remove(index: number) {
    flushSync(() => onChange(lines.toSpliced(index, 1)));
    focus(lines[index - 1]?.id);
  }

  return (
    <div ref={list} className="flex flex-col gap-4">
      {lines.map((line, index) => (
        <fieldset key={line.id} data-line={line.id} className="min-w-0 rounded-card border border-line p-4">
          <legend className="sr-only">
            {noun} {index + 1}
          </legend>
          <div className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
              {render(line, (part) => onChange(lines.with(index, { ...line, ...part })), index)}
            </div>
            {lines.length > fewest && (
              <IconButton
                label={`Remove ${noun} ${index + 1}`}
                icon={<X />}
                className="-mt-2 -mr-2"
                onClick={() => remove(index)}
              />
            )}
          </div>
        </fieldset>
      ))}
      {lines.length < MOST_LINES && (
        <Button data-add variant="quiet" size="small" icon={<Plus />} className="w-fit" onClick={add}>
          Add a {noun}
        </Button>
      )}
    </div>
  );
}
