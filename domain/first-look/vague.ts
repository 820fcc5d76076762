/** A word of the sentence that nobody could test, and what to write instead. */
export type VagueWord = { word: string; instead: string };

const GROUPS: readonly [words: RegExp, instead: string][] = [
  [
    /\b(everyone|everybody|every (?:nigerian|african|person|human|body|man|woman|home|household|business)|anyone|anybody|all people|all nigerians|people|humans?|users?|customers?|consumers?|the masses|the public|youths?|businesses|smes?|small businesses|companies|individuals)\b/giu,
    'Which ones? Name a group that you could list and meet.',
  ],
  [
    /\b(easy|easier|easily|better|best|simple|simpler|seamless(?:ly)?|hassle[- ]free|stress[- ]free|convenient|conveniently|efficient|efficiently|smooth|improve[sd]?|empower(?:s|ing)?|enhance[sd]?|optimi[sz]e[sd]?|quality)\b/giu,
    'By how much? Say what takes less time, money or walking.',
  ],
  [
    /\b(cheap|cheaper|affordable|low[- ]cost|fast|faster|quick|quickly)\b/giu,
    'Cheaper or faster than what? Put a number to it.',
  ],
  [
    /\b(innovative|revolutionary|revolutioni[sz]e|disrupt(?:s|ive)?|game[- ]chang(?:er|ing)|unique|smart|modern|next[- ]gen(?:eration)?|world[- ]class|cutting[- ]edge|ai[- ]powered|one[- ]stop)\b/giu,
    'It would be true of any idea. Leave it out.',
  ],
  [/\b(platforms?|solutions?|ecosystems?|systems?|hub)\b/giu, 'Say what somebody does with it.'],
  [
    /\b(everywhere|anywhere|worldwide|globally|online|nationwide|africa|the world)\b/giu,
    'Where would you start? Name one place.',
  ],
];

const MOST = 5;

/** The first vague words of the sentence in their order, each once. */
export function vagueWords(sentence: string): VagueWord[] {
  const found = GROUPS.flatMap(([words, instead]) =>
    Array.from(sentence.matchAll(words), ({ 0: word, index }) => ({ word, instead, index })),
  ).sort((a, b) => a.index - b.index);
  const first = found.filter(
    ({ word }, at) => found.findIndex((one) => one.word.toLowerCase() === word.toLowerCase()) === at,
  );
  return first.slice(0, MOST).map(({ word, instead }) => ({ word, instead }));
}
