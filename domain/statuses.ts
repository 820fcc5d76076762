/** Names of colour tokens; the design system maps them to colours that pass contrast in both themes. */
export type StatusColour = 'moss' | 'amber' | 'brick' | 'slate' | 'clay' | 'lichen' | 'muted';
export type StatusStyle = { label: string; colour: StatusColour };

/** Every status and plan value of the product (specification §3), and what credit notes make of an invoice. */
export const STATUSES = {
  free: { label: 'Free', colour: 'lichen' },
  ideation: { label: 'Ideation', colour: 'clay' },
  founder: { label: 'Founder', colour: 'moss' },
  pending: { label: 'Pending', colour: 'amber' },
  in_progress: { label: 'In progress', colour: 'slate' },
  successful: { label: 'Successful', colour: 'moss' },
  completed: { label: 'Completed', colour: 'moss' },
  cancelled: { label: 'Cancelled', colour: 'clay' },
  failed: { label: 'Failed', colour: 'brick' },
  reversed: { label: 'Reversed', colour: 'clay' },
  draft: { label: 'Draft', colour: 'lichen' },
  paid: { label: 'Paid', colour: 'moss' },
  refunded: { label: 'Refunded', colour: 'slate' },
  credited: { label: 'Credited', colour: 'slate' },
  credited_in_part: { label: 'Credited in part', colour: 'slate' },
  one_time: { label: 'One-time', colour: 'lichen' },
  monthly: { label: 'Monthly', colour: 'slate' },
  quarterly: { label: 'Quarterly', colour: 'clay' },
  yearly: { label: 'Yearly', colour: 'moss' },
} as const satisfies Record<string, StatusStyle>;

export type Status = keyof typeof STATUSES;

/** Label and colour of a status in any case; an unknown value keeps its own words and is muted. */
export function statusStyle(value: string): StatusStyle {
  const key = value.toLowerCase();
  return isStatus(key) ? STATUSES[key] : { label: value, colour: 'muted' };
}

function isStatus(key: string): key is Status {
  return Object.hasOwn(STATUSES, key);
}
