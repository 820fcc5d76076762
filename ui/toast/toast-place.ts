import { type ComponentType, createContext, type RefObject } from 'react';

/** Where toasts appear in a modal; null on pages that show none, which then load no code for them. */
export const ToastPlace = createContext<ComponentType<{ modal: RefObject<HTMLDialogElement | null> }> | null>(null);
