import { sourceOfRule } from '#domain/validation/sanity-objections.ts';

/** Where the line of a sanity rule comes from, under what it says. */
export function RuleSource({ rule }: { rule: string }) {
  const source = sourceOfRule(rule);
  return source && <span className="block text-sm text-stone">The line is {source}.</span>;
}
