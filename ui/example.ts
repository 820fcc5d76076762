import type { ReactNode } from 'react';

/** One named sample of a component, as the gallery shows it. `wide` gives it the whole row. */
export type Example = { name: string; wide?: boolean; render: () => ReactNode };
