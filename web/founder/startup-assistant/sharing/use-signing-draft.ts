import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SigningWish } from './signing-wish.ts';

const keyOf = (agreementId: string, versionNumber: number) => `signing ${agreementId} ${versionNumber}`;

/** What was typed and not sent yet, for this tab: a reload keeps it. Another version begins anew. */
export function readSigningDraft(agreementId: string, versionNumber: number): SigningWish | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(agreementId, versionNumber)) ?? 'null') as SigningWish | null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, until `clear`. */
export function useSigningDraft<T>(
  form: UseFormReturn<SigningWish, unknown, T>,
  agreementId: string,
  versionNumber: number,
) {
  const key = keyOf(agreementId, versionNumber);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
      }),
    [form, key],
  );
  return { clear: () => sessionStorage.removeItem(key) };
}
