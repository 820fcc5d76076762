import { lazy, useState } from 'react';
import { arrive } from '../../code/arrival.ts';

const id = 'below-the-fold';
let staticHtml: string | undefined;

/**
 * At build the sections themselves; in the browser their code is fetched for anyone who comes here from another page. There is
 * no Suspense boundary around them, so that the router shows the page, and finds its anchors, only once they are there.
 */
const Sections = import.meta.env.SSR
  ? (await import('./below-the-fold.tsx')).BelowTheFold
  : lazy(async () => ({ default: (await arrive(() => import('./below-the-fold.tsx'))).BelowTheFold }));

/**
 * The sections that never change. Their HTML is kept as it came with the page, so that a first visit on a slow network
 * loads neither their code nor their words a second time.
 */
export function StaticSections() {
  const [html] = useState(keepHtml);
  if (html !== undefined) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div id={id}>
      <Sections />
    </div>
  );
}

function keepHtml(): string | undefined {
  if (import.meta.env.SSR) return undefined;
  staticHtml ??= document.getElementById(id)?.innerHTML;
  return staticHtml;
}
