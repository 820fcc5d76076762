import { hashKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

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
  const partOf = useRef(per);
  partOf.current = per;
  const keyOf = useCallback((input: I) => hashKey([partOf.current(input)]), []);
  const mutation = useMutation<O, Error, I>({
    ...options,
    onSettled: (...outcome) => {
      underWay.current.delete(keyOf(outcome[2]));
      return options.onSettled?.(...outcome);
    },
  });
  const { mutate: begin } = mutation;
  // The same function at each render: effects depend on it.
  const mutate: typeof begin = useCallback(
    (...input) => {
      const key = keyOf(input[0] as I);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      begin(...input);
    },
    [keyOf, begin],
  );
  return { ...mutation, mutate };
}
