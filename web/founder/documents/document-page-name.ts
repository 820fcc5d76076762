import { useLocation } from 'react-router';
import { usePageName } from '#web/components/page-name.ts';

/** "Kasuwa Ledger: version 3": the name of a document, and the page of it that its address names below `root`. */
export function documentPageName(name: string, root: string, pathname: string, home: string): string {
  const [page = '', number, comparison] = pathname.slice(root.length).split('/').filter(Boolean);
  return `${name}: ${pageWords(page, number, comparison) ?? home}`;
}

function pageWords(page: string, number?: string, comparison?: string): string | null {
  if (page === 'versions' && number) return `${comparison ? 'comparison of ' : ''}version ${number}`;
  return page === '' ? null : page.replaceAll('-', ' ');
}

/** For the frame around the pages of one document. `home` is what its first page shows, such as "report". */
export function useDocumentPageName(name: string, root: string, home: string): void {
  usePageName(documentPageName(name, root, useLocation().pathname, home));
}
