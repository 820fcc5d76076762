import type { Alternative, AlternativeFacts, Intake } from './intake.ts';
import { isSafeLink } from './links.ts';
import { saysNothing } from './phrases.ts';
import { safeLine } from './safe-text.ts';

/** What the customer can choose instead. `link` is a web address that is safe to show, else null. */
export type Competitor = AlternativeFacts & {
  kind: 'alternative' | 'workaround' | 'nothing';
  name: string;
  link: string | null;
};

/** The alternatives that the founder named, then today's workaround, then doing nothing, which is always possible. */
export function competitorsOf(intake: Intake): Competitor[] {
  const named = intake.alternatives.filter(({ name }) => safeLine(name) !== '' && !saysNothing(name));
  const alternatives = named.map(
    ({ name, link, ...facts }): Competitor => ({
      kind: 'alternative',
      name: safeLine(name),
      link: link && isSafeLink(link) ? link : null,
      ...foundOut(facts),
    }),
  );
  const workaround = safeLine(intake.workaround);
  const today: Competitor[] =
    workaround === '' || saysNothing(workaround) ? [] : [{ kind: 'workaround', name: workaround, link: null }];
  return [...alternatives, ...today, { kind: 'nothing', name: 'Do nothing', link: null }];
}

/** What was found out, as safe lines; what is empty is left out. */
function foundOut(facts: Omit<Alternative, 'name' | 'link'>): AlternativeFacts {
  const lines = (['price', 'complaint', 'difference', 'seenOn'] as const).map((key) => [
    key,
    safeLine(facts[key] ?? ''),
  ]);
  return Object.fromEntries(lines.filter(([, line]) => line !== ''));
}
