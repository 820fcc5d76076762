import { createElement, Fragment, type ReactNode } from 'react';
import type { Span } from '#contract/programs/text.ts';

/** Shows words within a passage, with what is strong, and with the numbers of their sources. */
export type Inline = (spans: readonly Span[]) => ReactNode;

/** The parts of a text in their order, which never changes: they need no keys. */
export function inOrder<T>(parts: readonly T[], render: (part: T, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...parts.map(render));
}
