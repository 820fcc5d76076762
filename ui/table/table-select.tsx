import { cx } from '../class-names.ts';
import { choiceClass, tickClass } from '../field/choice-class.ts';
import type { TableLook, TableRow, TableSelection } from './table-types.ts';

/** The checkbox of a row, over the row's own link: in front on a desktop, in the card's corner on a phone. */
export function SelectCell({ row, selection, look }: { row: TableRow; selection: TableSelection; look: TableLook }) {
  return (
    <td
      role={look === 'framed' ? 'cell' : undefined}
      className="relative z-1 align-top max-sm:absolute max-sm:top-2 max-sm:right-2 sm:w-13 sm:py-0.5 sm:pl-2"
    >
      <label className="grid size-11 cursor-pointer place-items-center">
        <span className="sr-only">Select {selection.nameOf(row)}</span>
        <input
          type="checkbox"
          checked={selection.selected.has(row.id)}
          onChange={(event) => selection.onSelect(row.id, event.target.checked)}
          className={cx(choiceClass, tickClass)}
        />
      </label>
    </td>
  );
}
