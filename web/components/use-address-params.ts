import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Edit = (latest: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and a way to change them. Changes may come faster than the page follows the address: each starts
 * from the last one that was asked for, so none is lost. One that changes nothing is no step in the history.
 */
export function useAddressParams(): [URLSearchParams, (edit: Edit, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  /** Addresses that were asked for here and have not come yet. */
  const asked = useRef<string[]>([]);

  useEffect(() => {
    const arrived = asked.current.indexOf(address);
    // One that was not asked for: somebody went back, or followed a link.
    asked.current = arrived < 0 ? [] : asked.current.slice(arrived + 1);
  }, [address]);

  const change = useCallback(
    (edit: Edit, options?: NavigateOptions) => {
      const latest = asked.current.at(-1) ?? address;
      const next = edit(new URLSearchParams(latest)).toString();
      if (next === latest) return;
      asked.current.push(next);
      setParams(next, { preventScrollReset: true, ...options });
    },
    [address, setParams],
  );
  return [params, change];
}
