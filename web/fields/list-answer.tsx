import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { sameAnswer } from '#web/drafts/pending.ts';
import { onOneLine } from './text-answer.tsx';

type ListAnswerProps<Item> = FieldTexts & {
  name: string;
  /** What one line holds, such as "Alternative": with its number it names the line's controls. */
  subject: string;
  value: readonly Item[];
  limit: number;
  /** A line with nothing in it yet. */
  blank: Item;
  isBlank: (item: Item) => boolean;
  isSame: (a: readonly Item[], b: readonly Item[]) => boolean;
  onChange: (items: Item[]) => void;
  /** The controls of one line. The first one carries `id`. */
  renderLine: (line: { id: string; label: string; item: Item; change: (item: Item) => void }) => ReactNode;
};

type Line<Item> = { id: number; item: Item };

function numbered<Item>(items: readonly Item[], blank: Item): readonly Line<Item>[] {
  return (items.length > 0 ? items : [blank]).map((item, id) => ({ id, item }));
}

/** Some lines of the same kind. An empty line is there to be filled and is no answer. */
export function ListAnswer<Item>(props: ListAnswerProps<Item>) {
  const { name, subject, value, limit, blank, isBlank, isSame, onChange, renderLine, ...texts } = props;
  const [lines, setLines] = useState(() => numbered(value, blank));
  const group = useRef<HTMLDivElement>(null);
  const filled = (all: readonly Line<Item>[]) => all.map(({ item }) => item).filter((item) => !isBlank(item));
  const shown = isSame(filled(lines), value) ? lines : numbered(value, blank);

  function set(next: readonly Line<Item>[]) {
    setLines(next);
    onChange(filled(next));
  }

  function add() {
    const id = Math.max(...shown.map((line) => line.id)) + 1;
    flushSync(() => setLines([...shown, { id, item: blank }]));
    focusLine(shown.length);
  }

  function remove(id: number) {
    const index = shown.findIndex((line) => line.id === id);
    const next = shown.filter((line) => line.id !== id);
    flushSync(() => set(next.length > 0 ? next : numbered([], blank)));
    focusLine(Math.max(0, index - 1));
  }

  function focusLine(index: number) {
    group.current
      ?.querySelectorAll<HTMLElement>('[data-line]')
      [index]?.querySelector<HTMLElement>('input, textarea')
      ?.focus();
  }

  return (
    <FieldGroup {...texts} id={name}>
      <div ref={group} className="flex flex-col gap-3">
        {shown.map(({ id, item }, index) => (
          <div key={id} data-line className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              {renderLine({
                id: `${name}-${index + 1}`,
                label: `${subject} ${index + 1}`,
                item,
                change: (next) => set(shown.map((line) => (line.id === id ? { id, item: next } : line))),
              })}
            </div>
            {(shown.length > 1 || !isBlank(item)) && (
              <IconButton label={`Remove ${subject} ${index + 1}`} icon={<X />} onClick={() => remove(id)} />
            )}
          </div>
        ))}
        {shown.length < limit && (
          <Button variant="quiet" size="small" icon={<Plus />} className="w-fit" onClick={add}>
            Add another
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

type LinesAnswerProps = Pick<
  ListAnswerProps<string>,
  keyof FieldTexts | 'name' | 'subject' | 'value' | 'limit' | 'onChange'
>;

/** One item a line. */
export function LinesAnswer(props: LinesAnswerProps) {
  return (
    <ListAnswer
      {...props}
      blank=""
      isBlank={(text) => text.trim() === ''}
      isSame={sameAnswer}
      renderLine={({ id, label, item, change }) => (
        <TextareaField
          hideLabel
          size="line"
          id={id}
          label={label}
          value={item}
          onChange={(event) => change(onOneLine(event.target.value))}
        />
      )}
    />
  );
}
