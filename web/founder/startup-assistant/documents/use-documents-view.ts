import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type DocumentsView,
  noFilters,
  readDocumentsView,
  writeDocumentsView,
} from '#web/founder/documents/documents-view.ts';

const typingPauseMs = 300;

/** The list's view, kept in the URL. A search is written there once the typing pauses; back leads to the list before it, not to its letters. */
export function useDocumentsView() {
  const [params, setParams] = useSearchParams();
  const view = readDocumentsView(params);
  const [typed, setTyped] = useState<string | null>(null);
  const searching = view.search !== '';

  function setView(change: Partial<DocumentsView>, options?: { replace: boolean }) {
    setParams((latest) => writeDocumentsView({ ...readDocumentsView(latest), page: 1, ...change }), {
      preventScrollReset: true,
      ...options,
    });
  }

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setParams((latest) => writeDocumentsView({ ...readDocumentsView(latest), page: 1, search: typed.trim() }), {
        replace: searching,
        preventScrollReset: true,
      });
      setTyped(null);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, searching, setParams]);

  function clearFilters() {
    setTyped(null);
    setView(noFilters);
  }

  return { view, setView, searchText: typed ?? view.search, setSearchText: setTyped, clearFilters };
}
