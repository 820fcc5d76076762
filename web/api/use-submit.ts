import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { CallOptions } from './endpoint-client.ts';
import { createSubmitKeys } from './idempotency-key.ts';

type SubmitOptions<I, O> = Omit<UseMutationOptions<O, Error, I>, 'mutationFn'> & {
  /** What makes it the same as before, where that is more or less than the input. */
  keyOn?: (input: I) => unknown;
};

/**
 * Sends what must happen once: the same again does nothing while it is under way (a slow phone hands on a second press before it
 * has drawn the answer to the first), and after a lost reply it carries the same key.
 */
export function useSubmit<O, I = void>(
  send: (input: I, options: CallOptions) => Promise<O>,
  { keyOn = (input) => input, ...options }: SubmitOptions<I, O> = {},
) {
  const [keys] = useState(createSubmitKeys);
  const underWay = useRef<string | null>(null);
  const sameAs = useRef(keyOn);
  sameAs.current = keyOn;
  const keyFor = useCallback((input: I) => keys.keyFor(sameAs.current(input)), [keys]);
  const mutation = useMutation<O, Error, I>({
    ...options,
    mutationFn: (input) => send(input, { idempotencyKey: keyFor(input) }),
    onSuccess: (...reply) => {
      keys.done();
      return options.onSuccess?.(...reply);
    },
    onSettled: (...outcome) => {
      underWay.current = null;
      return options.onSettled?.(...outcome);
    },
  });
  const { mutate: begin } = mutation;
  // The same function at each render: effects depend on it.
  const mutate: typeof begin = useCallback(
    (...input) => {
      const key = keyFor(input[0] as I);
      if (underWay.current === key) return;
      underWay.current = key;
      begin(...input);
    },
    [keyFor, begin],
  );
  return { ...mutation, mutate };
}
