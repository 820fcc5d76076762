/**
 * Words as the lint compares them: small letters without accents or marks, everything that is no letter or digit as one
 * space. "Gbogbo ènìyàn!" becomes "gbogbo eniyan".
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const list = (text: string): readonly string[] => text.split(',').map(plainWords);

/** Answers that say "not now". They count only when they are the whole answer. */
export const PLACEHOLDERS = list(
  `tbd, tba, tbc, na, n/a, n.a., nil, null, none, nothing, no, nope, undefined, todo, to do, later, soon, coming soon, pending,
  not sure, unsure, not yet, don't know, do not know, i don't know, idk, dunno, no idea, unknown, not applicable,
  test, tests, testing, test test, just testing, asdf, qwerty, qwertyuiop, xxx, abc, abcd, abcde, foo, bar, baz, foo bar, blah,
  example, sample, something, some things, anything, whatever, stuff, things, etc, string, text, value, title, name, placeholder,
  my idea, my startup, my business, idea, the idea, startup, business, company, project, my project, new, untitled, draft, hello, hi,
  secret, confidential, private, same as above, see above, as above, ditto, yes, ok, okay, good, best, n a, a, b, x,
  à définir, je ne sais pas, aucun, rien, por definir, no sé, nada, لا أعرف, غير معروف, لا شيء, mi o mo, ban sani ba, sijui`,
);

/** Beginnings that make the rest a placeholder too. */
export const PLACEHOLDER_STARTS = list(
  'tbd, tba, tbc, lorem ipsum, to be decided, to be determined, to be confirmed, to be defined, fill in later, will fill, will decide later, not sure yet',
);

/** Whole groups of mankind, wherever they occur in the answer. */
export const EVERYONE = list(
  `everyone, everybody, anyone, anybody, all people, all the people, any person, every person, all humans, all of us, every human,
  the whole world, the entire world, whole population, entire population, general public, mass market, all nigerians, every nigerian,
  all africans, every african, all kinds of people, humanity,
  tout le monde, n'importe qui, todo el mundo, cualquiera, gbogbo eniyan, gbogbo ènìyàn, kowa, kowaye, onye ọ bụla, onye obula, mmadụ niile,
  kila mtu, watu wote, الجميع, كل الناس, أي شخص, كل شخص`,
);

/** Names for a group or a person that fit nobody in particular. They count only when they are the whole answer. */
export const NOBODY_IN_PARTICULAR = list(
  `people, the masses, masses, pipo, a person, persons, person, individual, individuals, human, humans, human beings, the people, the public, public, society, community, the community, communities,
  user, users, the user, the users, end user, end users, our users, customer, customers, the customer, the customers, our customers, client, clients, the client, the clients,
  consumer, consumers, the consumer, buyer, buyers, the buyer, payer, payers, the payer, audience, target audience, target market, the market, market,
  they, them, they do, him, her, he, she, it, someone, somebody, some people, many people, most people, other people, others, who, whoever, any,
  we, us, i, me, myself, our company, our team, my team, investors, the investors, an investor,
  business, businesses, a business, the business, small businesses, small business owners, company, companies, the company, firms, organisations, organizations, smes, sme, msmes, enterprises, startups,
  nobody, no one, noone, not sure who, men, women, adults, youth, youths, young people, the youth, old people, the poor, poor people, the rich, students, workers, employees, professionals, entrepreneurs, families, parents,
  nigerians, africans, citizens, internet users, phone users, smartphone users, app users, mobile users, online shoppers, shoppers, busy people, busy professionals, millennials, gen z,
  les gens, des gens, utilisateurs, clientes, gente, personas, الناس, watu, mutane, eniyan`,
);

/** Ends that make a wide group no narrower: "students in Nigeria". */
export const WIDE_ENDS = list(
  `in nigeria, in africa, across africa, across nigeria, all over nigeria, all over africa, in the world, around the world, worldwide, globally, everywhere, of all ages, of any age, of every age, in general,
  in any country, nationwide, in west africa, in ghana, in kenya, in the country, of any kind, of all kinds, online, with a phone, with phones, with smartphones, with internet, with internet access`,
);

/** Answers to "where?" that name no place. They count only when they are the whole answer. */
export const NO_PLACE = list(
  `everywhere, anywhere, any place, all over, all places, many places, various, various places, different places, worldwide, world wide, world, the world, whole world, the whole world, all over the world, around the world, global, globally, international, earth,
  online, on line, the internet, internet, on the internet, the web, web, website, digital, virtual, remote, remotely, cyberspace, the cloud, social media, app, mobile app,
  africa, all of africa, all africa, across africa, west africa, east africa, north africa, southern africa, sub saharan africa, europe, asia, america, north america, south america, latin america, middle east, the west,
  emerging markets, developing countries, nationwide, country wide, the country, my country, all countries, all states, all cities, cities, urban areas, rural areas, here, home, at home, market, the market,
  partout, dans le monde, en todas partes, في كل مكان, العالم`,
);

/** A country is a place, but nobody can meet ten people "in Nigeria". */
export const COUNTRIES = list(
  `nigeria, all of nigeria, ghana, kenya, uganda, tanzania, rwanda, ethiopia, egypt, morocco, senegal, cameroon, cameroun, ivory coast, cote d ivoire, benin, togo, zambia, zimbabwe, south africa,
  uk, the uk, united kingdom, england, scotland, wales, ireland, usa, the usa, us, the us, united states, the united states, canada, india, china, brazil, mexico, germany, france, spain, italy, australia`,
);

export const VAGUE_TIMES = list(
  `all day, day in day out, every time, everytime, day and night, 24/7, often, very often, sometimes, always, all the time, every time, a lot, frequently, very frequently, regularly, many times, several times, occasionally, rarely, it depends, depends, varies, from time to time, constantly, continuously, usually, mostly, anytime, any time, whenever, high, very high, low, souvent, parfois, toujours, دائما, غالبا`,
);

export const VAGUE_CHANNELS = list(
  `social media, the social media, social network, social networks, social media marketing, social media ads, online, internet, the internet, on the internet, marketing, digital marketing, online marketing, content marketing, influencer marketing, influencers, advertising, adverts, ads, ad, online ads, paid ads, media, tv and radio,
  word of mouth, mouth to mouth, viral, go viral, virality, seo, website, our website, a website, the website, app, our app, mobile app, the app, app store, direct, direct sales, sales, sales team, partnerships, partners, referrals, referral, networking, promotion, promotions, publicity, pr, people, friends, friends and family, email, emails, phone, calls, all channels, many channels, various channels, multiple channels, b2b, b2c, réseaux sociaux, redes sociales`,
);

export const NO_UNIT = list(
  `unit, units, per unit, a unit, each, per, for each, one, once, price, cost, money, cash, amount, fee, charge, fees, naira, ngn, dollar, dollars, usd, kobo, cents, n, k, free, cheap, affordable, low, fair, it depends, depends, varies, negotiable, per something, percent, percentage, commission, subscription`,
);

/** Words that describe anything and therefore nothing, and the small words between them. */
const EMPTY_WORDS = new Set(
  list(
    `a, an, the, and, or, but, of, to, in, on, at, by, for, from, with, without, as, is, are, was, were, be, been, being, am, it, its, this, that, these, those, there, here, they, them, their, theirs, he, she, his, her, him, we, us, our, you, your, i, me, my, one, ones, who, whom, which, what, when, where, why, how, so, too, very, really, just, also, not, no, t, s, re, ve, ll, d, m, don, can, cannot, could, would, should, will, shall, may, might, must, do, does, did, doing, done, have, has, had, having, get, gets, getting, got, make, makes, making, made, go, going, than, then, if, because, into, out, up, down, over, about, all, any, some, many, much, more, most, less, few, lot, lots, other, others, else, another, such, same, own, only, even, still, always, often, sometimes, usually, never, ever, every, each, everyone, everybody, anyone, anybody, someone, somebody, something, anything, everything, nothing,
    people, person, persons, users, user, customers, customer, clients, client, consumers, individuals, human, humans, world, life, lives, live, living, thing, things, stuff, way, ways, time, times, day, days, today, nowadays, place, area, case, situation, issue, issues, problem, problems, challenge, challenges, difficulty, difficulties, pain, pains, trouble, need, needs, needed, want, wants, wanted, like, likes, use, using, uses, used, help, helps, helping, solve, solves, solution, solutions, improve, improves, improving, change, changes, changing, happen, happens, happened, happening, occur, occurs, manage, manages, cope, struggle, struggles, struggling, suffer, suffers, suffering, face, faces, facing, deal, try, tries, trying, find, finds,
    hard, harder, difficult, inefficient, inefficiency, ineffective, bad, worse, poor, good, better, best, great, nice, easy, easier, simple, fast, faster, slow, cheap, cheaper, expensive, quality, efficient, effective, important, big, huge, small, new, innovative, unique, amazing, modern, smart, convenient, affordable, stress, stressful, stressed, frustrating, frustration, frustrated, annoying, boring, tired, busy, lack, lacking, limited, lots, quick, quickly, easily, somehow, well, value, experience, product, products, service, services, app, application, platform, system, technology, tech, software, digital, online, idea, company, business, startup,
    e, na, dey, wey, dem, una, abi, sha, sef, o, oo, ooo, plenty, wahala, gan, fit, sabi, nau, im, beta, wella`,
  ),
);

/** Scripts written without spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** How many words of the answer say something in particular. Numbers do; words of languages we do not know do too. */
export function specificWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  if (unspaced > 0) return Math.ceil(unspaced / 3);
  const words = plainWords(text).split(' ');
  return new Set(words.filter((word) => word !== '' && !EMPTY_WORDS.has(word))).size;
}

/** True when the whole answer is one of these. */
export function isOneOf(answers: readonly string[], text: string): boolean {
  return answers.includes(plainWords(text));
}

/** True when one of these stands anywhere in the answer as whole words, save after "not" or "just". */
export function mentions(phrases: readonly string[], text: string): boolean {
  const padded = ` ${plainWords(text)} `.replace(/ not (just |only )?(every|any|all)/gu, ' not-$2');
  return phrases.some((words) => padded.includes(` ${words} `));
}
