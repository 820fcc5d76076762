/** Numbers of people as they are written in words. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, index) => [word, index + 1]),
);

/** Words between a number and what was done that change nothing, in English and in pidgin. */
const FILLERS = new Set(
  (
    'of the them dem these those my our us other more new who that wey have has had already don dey just actually only ' +
    'really later then quickly immediately finally even still now all also did from here there at in market this ' +
    'even sha sef'
  ).split(' '),
);

const PEOPLE = new Set(
  (
    'people pipo person persons women men mamas aunties uncles mothers girls boys students clients parents guys friends ' +
    'shops stalls schools clinics companies firms businesses households families agents pharmacies tenants guests ' +
    'chemists accountants merchants assistants patients residents teams offices hospitals kiosks vendors others ones ' +
    'woman man mama aunty girl boy student client parent shop stall school clinic company firm business household ' +
    'family agent pharmacy nurses nurse matrons mechanics mechanic artisans pupils children members member landlords landladies church churches hotels restaurants'
  ).split(' '),
);
/** Who people are by what they do: traders, tailors, dentists, electricians, traderwomen. */
const BY_TRADE = /^[a-z-]{2,}(?:ers?|ors?|ists?|ians?|(?:wo)?men|ees?)$/u;
/** What ends the same way and is nobody. */
const THINGS = new Set(
  (
    'order orders offer offers letter letters paper papers poster posters flyer flyers sticker stickers container ' +
    'containers cooler coolers freezer freezers door doors floor floors motor motors tree trees fee fees quarter ' +
    'quarters number numbers dinner dinners tomatoes coffee charger chargers printer printers computer computers ' +
    'trailer trailers dollars visitor-days after never her over under gree agree enter see'
  ).split(' '),
);

export const isFiller = (word: string) => FILLERS.has(word);
export const isPeopleWord = (word: string) => PEOPLE.has(word) || (BY_TRADE.test(word) && !THINGS.has(word));
