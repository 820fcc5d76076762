import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is under way once: `mutate` does nothing until the last one is settled. A disabled button alone does not
 * hold that: a slow phone hands on the second press before it has drawn the answer to the first.
 */
export function useSave<O, I = void>(options: UseMutationOptions<O, Error, I>) {
  const isUnderWay = useRef(false);
  const mutation = useMutation<O, Error, I>({
    ...options,
    onSettled: (...outcome) => {
      isUnderWay.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...input);
  };
  return { ...mutation, mutate };
}
