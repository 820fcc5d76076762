import type { ReactNode } from 'react';
import { PageMeta } from '../components/page-meta.tsx';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The way to a neighbouring page, under the card. */
  aside?: ReactNode;
}

/** The one card of a page under /auth with its heading. */
export function AuthPage({ title, lead, children, aside }: AuthPageProps) {
  return (
    <>
      <PageMeta title={title} noIndex={false} />
      <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
      {lead && <p className="mt-2 text-stone">{lead}</p>}
      <div className="mt-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">{children}</div>
      {aside && <p className="mt-6 text-center">{aside}</p>}
    </>
  );
}
