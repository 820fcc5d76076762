import { hashKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type SaveOptions<O, I> = UseMutationOptions<O, Error, I> & {
  /** What may be under way beside another, such as the ids of a list. Without it one at a time is. */
  per?: (input: I) => unknown;
};

/**
 * A mutation that is under way once: `mutate` does nothing until the last one is settled. A disabled button alone does not
 * hold that: a slow phone hands on the second press before it has drawn the answer to the first.
 */
export function useSave<O, I = void>({ per = () => null, ...options }: SaveOptions<O, I>) {
  const underWay = useRef(new Set<string>());
  const keyOf = (input: I) => hashKey([per(input)]);
  const mutation = useMutation<O, Error, I>({
    ...options,
    onSettled: (...outcome) => {
      underWay.current.delete(keyOf(outcome[2]));
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    const key = keyOf(input[0] as I);
    if (underWay.current.has(key)) return;
    underWay.current.add(key);
    mutation.mutate(...input);
  };
  return { ...mutation, mutate };
}
