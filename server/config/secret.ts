/** What development runs on when nothing is set. It is public: it stands here. */
export const developmentSecret = 'development-only-secret-never-used-in-production';

/** Less than that is a word or a pattern: 16 random bytes in hexadecimal have about 110 by this measure, and once in some thousands under 96. */
const leastBits = 72;
const placeholder = /change.?me|password|example|your.?secret|development.?only/i;

/** Why a secret must not protect real people, or undefined when it may. */
export function weaknessOf(secret: string): string | undefined {
  if (secret === developmentSecret) return 'is the one of development, which everybody can read';
  if (placeholder.test(secret)) return 'reads like a placeholder';
  const steps = [...secret].slice(1).map((letter, index) => letter.charCodeAt(0) - secret.charCodeAt(index));
  const bits = Math.min(bitsOf([...secret]), bitsOf(steps));
  return bits < leastBits ? 'can be guessed: it repeats itself or follows a pattern' : undefined;
}

/** Shannon's measure of the whole: how surprising each item is among the others, times how many there are. */
function bitsOf(items: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / items.length), 0);
}
