const words = (text: string) => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** What may be said of the future without foretelling an outcome: that somebody will ask, look or doubt. */
const ASKING =
  words(`ask question doubt check read wonder press probe notice look say tell show see hear know compare weigh remember
  depend test raise point object look listen come`);
const BETWEEN = words('not also still then first often rightly always never want wants need needs have to be');
/** Before "will" these make it a question or a condition. */
const HEDGES = words('whether if what who whom whose how why when where which until before unless');

/** "Will" and "going to" foretell, save in a question, in a condition, or of what somebody will ask. */
export function foretells(line: string): boolean {
  const all = line.trim().split(' ');
  if (all.at(-1) === '?') return false;
  return all.some((word, at) => {
    const isGoing = word === 'going' && all[at + 1] === 'to';
    if (word !== 'will' && word !== 'gonna' && !isGoing) return false;
    if (all.slice(0, at).some((before) => HEDGES.has(before))) return false;
    const verb = all.slice(at + (isGoing ? 2 : 1)).find((next) => !BETWEEN.has(next));
    return verb === undefined || !ASKING.has(verb);
  });
}
