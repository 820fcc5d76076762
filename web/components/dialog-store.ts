import type { ReactNode } from 'react';

interface AlertQuestion {
  kind: 'alert';
  title: string;
  text: ReactNode;
}

export interface ConfirmOptions {
  title: string;
  /** What will happen and whether it can be undone. */
  text: ReactNode;
  /** Says what happens, such as "Delete report". */
  confirmLabel: string;
  /** The way back, where "Cancel" could be taken for what is asked. */
  cancelLabel?: string;
  danger?: boolean;
  /** For what follows another dialog: its main button is not where the one before had its own. */
  mainFirst?: boolean;
  closeOnOverlay?: boolean;
  /** Runs after the yes while the dialog waits with its buttons disabled. A rejection closes it and goes to the caller. */
  work?: () => Promise<unknown>;
}

type ConfirmQuestion = { kind: 'confirm' } & ConfirmOptions;
export type OpenDialog = (AlertQuestion | ConfirmQuestion) & {
  id: number;
  isProcessing: boolean;
  /** What its buttons, Escape and the overlay answer. */
  answer(isYes: boolean): void;
};

let open: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setOpen(next: readonly OpenDialog[]): void {
  open = next;
  for (const notify of listeners) notify();
}

function ask(question: AlertQuestion | ConfirmQuestion): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  const close = () => setOpen(open.filter((dialog) => dialog.id !== id));
  return new Promise((resolve, reject) => {
    async function answer(isYes: boolean): Promise<void> {
      if (isYes && question.kind === 'confirm' && question.work) {
        setOpen(open.map((dialog) => (dialog.id === id ? { ...dialog, isProcessing: true } : dialog)));
        await question.work().then(() => resolve(true), reject);
      } else resolve(isYes);
      close();
    }
    setOpen([...open, { ...question, id, isProcessing: false, answer: (isYes) => void answer(isYes) }]);
  });
}

/** Says one thing that must be read: where the specification says "alert". Resolves once it is closed. */
export async function showAlert(title: string, text: ReactNode): Promise<void> {
  await ask({ kind: 'alert', title, text });
}

/** Asks before something that matters; resolves to whether it was confirmed. */
export function askConfirm(options: ConfirmOptions): Promise<boolean> {
  return ask({ kind: 'confirm', ...options });
}

/** The open dialogs, oldest first: one at a time is shown. */
export function readDialogs(): readonly OpenDialog[] {
  return open;
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
