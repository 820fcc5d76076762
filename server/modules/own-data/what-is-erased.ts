import type { OwnErasure } from '#contract/own-data/erasure.ts';
import { groups, type KeptFor } from './rule.ts';
import { folderRules, keptFor, tableRules } from './rules.ts';

const rules = [...tableRules, ...folderRules];

/** What is erased with an account, part by part, in the words of the rules. */
export const erasedParts: OwnErasure['erased'] = groups.map((group) => ({
  in: group,
  holds: rules
    .filter(
      ({ exported, erased }) =>
        'in' in exported && exported.in === group && !('untouched' in erased) && !keptWhole(erased),
    )
    .map(({ holds, erased }) => ('kept' in erased && erased.kept ? `${holds}, but for what stays` : holds)),
}));

/** What stays, by the reason. */
export const keptParts: OwnErasure['kept'] = (Object.keys(keptFor) as KeptFor[]).map((reason) => {
  const holds = rules.flatMap(({ holds: all, erased }) =>
    'kept' in erased && erased.kept?.for === reason ? (erased.kept.what ?? all) : [],
  );
  return { ...keptFor[reason], holds: [...new Set(holds)] };
});

/** Nothing of it is deleted. */
function keptWhole(erased: (typeof rules)[number]['erased']): boolean {
  return 'kept' in erased && erased.kept !== undefined && !('what' in erased.kept);
}
