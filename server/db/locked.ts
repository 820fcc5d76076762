declare const locked: unique symbol;

/**
 * A row that nobody else changes until this transaction ends, because it was locked or inserted in it, or because what it
 * belongs to is locked. Only repositories make one; whatever changes such a row asks for it, and gives it back as it is then.
 */
export type Locked<Row> = Row & { readonly [locked]: true };

export function asLocked<Row>(row: Row): Locked<Row>;
export function asLocked<Row>(row: Row | undefined): Locked<Row> | undefined;
export function asLocked<Row>(row: Row | undefined) {
  return row as Locked<Row> | undefined;
}

/** The one row that was inserted or changed. */
export function lockedRow<Row>([row]: Row[]): Locked<Row> {
  if (!row) throw new Error('no row was inserted or changed');
  return asLocked(row);
}
