import { bareLetters } from './plain-text.ts';

const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

const UNITS = words(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = words('twenty thirty forty fifty sixty seventy eighty ninety');
const SCALES = words(
  'hundred thousand million billion trillion quadrillion zillion gazillion bazillion lakh crore dozen myriad',
);
const ORDINALS = words(
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth umpteenth',
);

/** Every English word that is a number by itself, in all its forms: by rule from the lists above. */
const ENGLISH = new Set([
  ...UNITS,
  ...UNITS.filter((word) => word !== 'one').map((word) => (word === 'six' ? 'sixes' : `${word}s`)),
  ...TENS,
  ...TENS.map((word) => word.replace(/y$/u, 'ies')),
  ...TENS.map((word) => word.replace(/y$/u, 'ieth')),
  ...TENS.map((word) => word.replace(/y$/u, 'ieths')),
  ...SCALES.flatMap((word) => [word, `${word}s`, `${word}th`, `${word}ths`]),
  ...ORDINALS.flatMap((word) => [word, `${word}s`]),
  ...words('zero zeros zeroes zeroth nil nought naught null millionaire millionaires billionaire billionaires umpteen'),
]);

/** Without marks and doubled letters: tones are written in many ways. */
const withoutDoubles = (word: string) => bareLetters(word).replace(/(.)\1+/gu, '$1');

/**
 * Number words of languages that our founders write, without their marks. They matter where a founder's own text holds them:
 * anywhere else a word that is not English is dropped for that alone.
 */
const FOREIGN = new Set(
  words(`
    zero deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante
    soixante septante huitante nonante cent cents mille million millions milliard milliards douzaine dizaine centaine millier
    moitie tiers quart double triple plupart
    kan eni okan meji eji meta eta merin erin marun arun mefa efa meje eje mejo ejo mesan esan mewa ewa mokanla mejila metala
    merinla meedogun ogun ogbon ogoji aadota ogota aadorin ogorin aadorun ogorun igba egberun milionu idaji gbogbo pupo opo
    daya biyu uku hudu biyar shida bakwai takwas tara goma ashirin talatin arbain hamsin sittin sabain tamanin casain dari dubu
    miliyan rabi yawa duka sha
    otu abuo ato ano ise isii asaa asato itoolu itolu iri ohu puku nde okara otutu nari nnari
    wan tu tri fo faiv siks sevin nain handred tausan tousand plenti boku beaucoup everibodi
    uno dos tres cuatro cinco seis siete ocho nueve diez once doce cien ciento mil millones mitad
    um dois duas tres quatro cinco seis sete oito nove dez vinte trinta cinquenta cem duzentos milhao metade
    eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig funfzig hundert tausend halfte
    moja mbili tatu nne tano sita saba nane tisa kumi ishirini thelathini hamsini mia elfu nusu
    wahid ithnan thalatha arbaa khamsa sitta sabaa thamaniya tisaa ashara mia alf nisf
    yi er san si wu liu qi ba jiu shi bai qian wan yi
  `).map(withoutDoubles),
);

const COMPOUND = new RegExp(
  `^(?:${[...UNITS, ...TENS, ...SCALES, 'half', 'quarter'].join('|')}){2,}(?:s|th|fold)?$`,
  'u',
);

const MEASURE = new RegExp(`^(?:${[...UNITS, ...TENS, 'tup', 'half'].join('|')})(?:pence|penny|some|score|fold)$`, 'u');

/** Whether an English word, or several run together ("fiftyfive", "tenfold"), is a number. */
export function isNumberWord(word: string): boolean {
  return (
    ENGLISH.has(word) ||
    MEASURE.test(word) ||
    COMPOUND.test(word) ||
    /^(?!(?:un|blind|mani|scaf|pin|a|bill|en|two?)fold).*fold$/u.test(word)
  );
}

/** Whether a word of a founder's own text is a number in some language. */
export const isForeignNumber = (word: string) => FOREIGN.has(withoutDoubles(word));
