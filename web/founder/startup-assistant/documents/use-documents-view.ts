import { useEffect, useState } from 'react';
import { useAddressParams } from '#web/components/use-address-params.ts';
import {
  type DocumentsView,
  noFilters,
  readDocumentsView,
  writeDocumentsView,
} from '#web/founder/documents/documents-view.ts';

const typingPauseMs = 300;

/** The list's view, kept in the URL. A search is written there once the typing pauses; back leads to the list before it, not to its letters. */
export function useDocumentsView() {
  const [params, changeParams] = useAddressParams();
  const view = readDocumentsView(params);
  const [typed, setTyped] = useState<string | null>(null);
  const searching = view.search !== '';

  function setView(change: Partial<DocumentsView>, options?: { replace: boolean }) {
    changeParams((latest) => writeDocumentsView({ ...readDocumentsView(latest), page: 1, ...change }), options);
  }

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      changeParams((latest) => writeDocumentsView({ ...readDocumentsView(latest), page: 1, search: typed.trim() }), {
        replace: searching,
      });
      setTyped(null);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, searching, changeParams]);

  function clearFilters() {
    setTyped(null);
    setView(noFilters);
  }

  return { view, setView, searchText: typed ?? view.search, setSearchText: setTyped, clearFilters };
}
