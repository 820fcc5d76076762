import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from './endpoint-client.ts';
import { createSubmitKeys } from './idempotency-key.ts';

type SubmitOptions<I, O> = Omit<UseMutationOptions<O, Error, I>, 'mutationFn'> & {
  /** What makes it the same as before, where that is more or less than the input. */
  keyOn?: (input: I) => unknown;
};

/** Sends what must happen once: the same again, after a double click or a lost reply, carries the same key. */
export function useSubmit<O, I = void>(
  send: (input: I, options: CallOptions) => Promise<O>,
  { keyOn = (input) => input, ...options }: SubmitOptions<I, O> = {},
) {
  const [keys] = useState(createSubmitKeys);
  return useMutation({
    ...options,
    mutationFn: (input: I) => send(input, { idempotencyKey: keys.keyFor(keyOn(input)) }),
    onSuccess: (...reply) => {
      keys.done();
      return options.onSuccess?.(...reply);
    },
  });
}
