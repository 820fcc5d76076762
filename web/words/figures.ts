export { counted } from '#domain/counted.ts';

/** Up to three decimals without trailing zeros, with thousands separated: what a pocket calculator needs. */
export function figure(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 3 });
}

/** A fraction of one as "41.2%". */
export function share(fraction: number): string {
  return `${(fraction * 100).toFixed(1)}%`;
}

/** "+1.5", "−0.3" or "0.0": a change in displayed percentage points. */
export function signed(change: number): string {
  const size = Math.abs(change).toFixed(1);
  if (Number(size) === 0) return '0.0';
  return change > 0 ? `+${size}` : `−${size}`;
}
