/** "Visa ending in 4081": a saved card on pages and in mails. */
export function cardInWords({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
