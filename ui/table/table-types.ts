import type { ReactNode } from 'react';

export type TableColumn = {
  /** Which value of a row to show. `description` is wider; `actions` is rendered as given, with a hidden heading. */
  key: string;
  label: string;
  sortable?: boolean;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** On phones its label and value stand together, beside those of its neighbours. */
  brief?: boolean;
  /** On phones its value stands alone in one line with those of its neighbours: for what says itself what it is. The first column keeps to two, and actions stand beside it. */
  plain?: boolean;
  /** A plain first column that keeps to three lines. */
  isLong?: boolean;
};

/** A row's values by column key. `url` turns the first column into a link whose target is the whole row. */
export type TableRow = { id: string; url?: string } & Record<string, ReactNode>;

/**
 * `compact` stays a table on phones and has no frame: for the numbers next to a chart. `lines` has no frame either, and on phones
 * each row is its first value over the whole width, with the others under it: for sentences with figures.
 */
export type TableLook = 'framed' | 'compact' | 'lines';

export type SortDirection = 'ascending' | 'descending';
export type TableSort = { key: string; direction: SortDirection };

/** Lets rows of a framed table be chosen, for doing one thing to many. */
export type TableSelection = {
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
  /** What the row's checkbox is called, after "Select". */
  nameOf: (row: TableRow) => string;
};
