import type { ReactNode } from 'react';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { PageMeta } from './page-meta.tsx';

type MessageProps = { title: string; titleId?: string; children: ReactNode; actions: ReactNode };

/** One message that fills the page, with the ways on from it. */
export function MessagePage(props: MessageProps) {
  return (
    <>
      <PageMeta title={props.title} noIndex={false} />
      <Message {...props} />
    </>
  );
}

/** The same where it is no page of its own. */
export function Message({ title, titleId, children, actions }: MessageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-16 text-center sm:py-24">
      <CairnMark className="size-16 text-control" />
      <h1 id={titleId} className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
        {title}
      </h1>
      <div className="text-stone wrap-anywhere">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
