/** Rows of several ideas, by idea, each list in the order of the rows. */
export function groupByIdea<Row extends { ideaId: string }, T>(rows: Row[], toItem: (row: Row) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.ideaId) ?? [];
    group.push(toItem(row));
    groups.set(row.ideaId, group);
  }
  return groups;
}
