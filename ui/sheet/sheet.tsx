import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal } from '../modal/modal.tsx';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  side?: 'left' | 'right';
  /** With an id, a SheetOpener of the same id opens it even before JavaScript runs; the children then stay in the page. */
  id?: string;
};

/** A panel that slides in from the side, at most 300 px wide: the menu on phones. Escape and the overlay close it. */
export function Sheet({ open, onOpenChange, title, children, side = 'right', id }: SheetProps) {
  const titleId = useId();
  return (
    <Modal
      id={id}
      keepMounted={id !== undefined}
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={titleId}
      layer={side === 'left' ? 'modal-left' : 'modal-right'}
      panelClass="flex w-[min(300px,88vw)] flex-col gap-2 p-4 shadow-soft"
    >
      <div className="flex items-center justify-between">
        <h2 id={titleId} className="font-display text-lg font-semibold">
          {title}
        </h2>
        <IconButton label="Close" icon={<X />} onClick={() => onOpenChange(false)} {...command('request-close', id)} />
      </div>
      {children}
    </Modal>
  );
}

type SheetOpenerProps = Omit<ComponentProps<typeof IconButton>, 'onClick'> & { sheet: string; onOpen: () => void };

/** The button that opens the Sheet with the id `sheet`, by invoker command where JavaScript has not run yet. */
export function SheetOpener({ sheet, onOpen, ...rest }: SheetOpenerProps) {
  return <IconButton aria-haspopup="dialog" onClick={onOpen} {...rest} {...command('show-modal', sheet)} />;
}

/** The HTML invoker attributes, which React passes through but does not type yet. */
function command(name: 'show-modal' | 'request-close', target: string | undefined): object {
  return target === undefined ? {} : { command: name, commandfor: target };
}
