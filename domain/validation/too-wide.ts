import { COUNTRIES, plainWords, VAGUE_CHANNELS } from './vague-words.ts';

const list = (text: string) => text.split(',').map(plainWords);

/** Cities and regions in which nobody meets ten people of a group by going there. */
const BIG_PLACES = [
  ...COUNTRIES,
  ...list(
    `lagos, abuja, kano, ibadan, kaduna, port harcourt, benin city, enugu, jos, ilorin, abeokuta, onitsha, warri, calabar, uyo, owerri,
    maiduguri, sokoto, akure, ogun, oyo, rivers, anambra, delta, edo, imo, fct, accra, kumasi, nairobi, mombasa, kampala, kigali, dakar, cairo, johannesburg, cape town,
    london, manchester, birmingham, leeds, glasgow, new york, los angeles, chicago, houston, atlanta, africa, west africa, the south west, the north, the south, the east`,
  ),
];

/** Places of which a city has hundreds, and words that choose none of them. */
const MANY_PLACES = new Set(
  list(
    `markets, shops, stores, malls, supermarkets, schools, universities, campuses, hospitals, clinics, pharmacies, offices, banks, churches, mosques, hotels, restaurants, bukas,
    estates, streets, roads, areas, towns, villages, cities, communities, places, locations, parks, stops, farms, homes, houses, neighbourhoods, suburbs`,
  ),
);
const FILLERS = new Set(
  list(
    `the, all, in, of, at, around, across, over, within, and, or, its, their, major, big, main, large, local, open, popular, busy, various, different, many, some, most, every, any, several,
    state, states, city, metropolis, environs, other, motor, bus, public, private, government, food`,
  ),
);

/** True for "lagos markets", "all over Lagos" and "schools in Abuja"; "Balogun Market" and "Aba" are places to go to. */
export function isWidePlace(text: string): boolean {
  const words = plainWords(text);
  const rest = withoutBigPlaces(words).filter((word) => !FILLERS.has(word));
  if (rest.some((word) => !MANY_PLACES.has(word))) return false;
  return rest.length > 0 || /^(all|any|every|many|some|most)( \w+)* (over|across|around|in|of|parts)\b/u.test(words);
}

const withoutBigPlaces = (words: string) => without(BIG_PLACES, words) ?? words.split(' ').filter(Boolean);

const EVERYWHERE = list(
  `everywhere, every where, anywhere, any place, all over, all around, worldwide, world wide, the world, whole world, entire world, world, global, globally, international, earth,
  online, on line, the internet, internet, the web, web, website, social media, virtual, remote, remotely, digital, metaverse, cyberspace`,
);
/** Planets and places of stories. Towns have some of these names: with a state or a country beside it, each is a place. */
const OFF_THE_MAP = list(
  `mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, red planet, another planet, other planets, all planets, moon, sun, outer space, the galaxy, galaxy, milky way, universe,
  atlantis, el dorado, shangri la, wakanda, narnia, hogwarts, gotham, gotham city, middle earth, neverland, dreamland, utopia`,
);
const AROUND_A_PLACE = new Set(
  list(
    'on, in, at, of, to, across, around, over, from, the, and, or, whole, planet, colony, base, surface, lost, city',
  ),
);

/** True for "everywhere online" and "anywhere in the world": no word of it is left once those are taken away. */
export const isEverywhere = (text: string) => holdsOnly(EVERYWHERE, text);

/** True for "Mars", "on the moon" and "Atlantis"; "Mars, Pennsylvania" and "Jupiter, Florida" are places to go to. */
export const isOffTheMap = (text: string) => holdsOnly([...OFF_THE_MAP, ...EVERYWHERE], text);

function holdsOnly(places: readonly string[], text: string): boolean {
  const left = without(places, plainWords(text));
  return left?.every((word) => AROUND_A_PLACE.has(word)) ?? false;
}

/** The words that are left once these places are taken away, the longest first; null where none of them was there. */
function without(places: readonly string[], words: string): string[] | null {
  const spoken = ` ${words.replaceAll(' ', '  ')} `;
  const left = [...places]
    .sort((a, b) => b.length - a.length)
    .reduce((text, place) => text.replaceAll(` ${place.replaceAll(' ', '  ')} `, ' '), spoken);
  return left === spoken ? null : left.split(' ').filter(Boolean);
}

/** Words that make a group one that can be listed. */
const NARROWING =
  /\p{N}|\b(who|whose|whom|with|without|that|which|at|on|near|along|behind|under|over|between|aged|one|two|three|four|five)\b/u;

/** True for "all the fish sellers", "plenty private schools for Lagos" and "every trader in Lagos, mostly women"; "All women’s cooperatives in Jos North" can be listed. */
export function isWideGroup(text: string): boolean {
  const [head = ''] = text.split(/[,;(]|\b(?:mostly|mainly|especially|usually)\b/iu);
  const words = plainWords(head);
  if (!/^(all|every|any|each|plenty|many)\b/u.test(words) || NARROWING.test(words)) return false;
  const [group = '', ...where] = words.split(/\b(?:in|across|around|of|for)\b/u).map((part) => part.trim());
  const place = where.filter((part) => part !== '').at(-1);
  if (place === undefined) return group.split(' ').length <= 5;
  return withoutBigPlaces(place).every((word) => FILLERS.has(word) || MANY_PLACES.has(word));
}

const PLATFORMS = list(
  'instagram, ig, facebook, tiktok, tik tok, twitter, x, linkedin, youtube, whatsapp, snapchat, telegram',
);

/** What anybody can buy or post; and where, and how, which makes it nobody's in particular. */
const AD_WORDS = new Set(
  list(
    'ads, ad, adverts, advert, advertising, advertise, advertisement, advertisements, marketing, promotion, promotions, promo, campaign, campaigns, boost, boosting, boosted, sponsored, influencer, influencers, posting, jingle, jingles, seo',
  ),
);
/** What anybody can print, send or air, until it is said where it hangs or whom it reaches. */
const MEDIA = new Set(
  list(
    `flyer, flyers, flier, fliers, handbill, handbills, leaflet, leaflets, pamphlet, pamphlets, poster, posters, banner, banners, sticker, stickers, signboard, signboards, billboard, billboards,
    sms, broadcast, broadcasts, blast, blasts, call, calls, calling, emails, email, mails, radio, tv, television, newspaper, newspapers, magazine, magazines, door`,
  ),
);
const ANYWHERE = new Set([
  ...PLATFORMS,
  ...list(
    `google, meta, messenger, social, media, online, internet, digital, web, print, outdoor, bulk, mass, cold, text, messages, content, search, mobile, phone,
    on, in, with, of, to, for, from, the, a, an, our, my, paid, pay, share, sharing, send, sending, printing, printed, distribute, distributing, give, giving, hand, handing, out, paste, pasting, run, running, do, doing, place, some, targeted, page, pages, post, posts, video, videos, reels, story, stories, small, few, more`,
  ),
]);

/** True for "facebook ads", "flyers", "bulk sms" and "running adverts on Instagram"; to whom, where, with which words or for how much makes it one of its own. */
function isAnyAd(way: string): boolean {
  const words = way.split(' ');
  const isMeans = (word: string) => AD_WORDS.has(word) || MEDIA.has(word);
  return words.some(isMeans) && words.every((word) => isMeans(word) || ANYWHERE.has(word));
}

/**
 * True where every way that is named fits any idea: "word of mouth", "facebook ads and Instagram", "ads or referrals". A platform
 * alone is a place to begin.
 */
export function isVagueChannel(text: string): boolean {
  const ways = text
    .split(/[,;/&+]|\b(?:and|or|then|plus|also)\b/iu)
    .map((way) => plainWords(way).replace(/^(through|via|by|using|use|mostly|mainly|the|our|my|on) /u, ''))
    .filter(Boolean);
  const isVague = (way: string) => VAGUE_CHANNELS.includes(way) || isAnyAd(way);
  return ways.some(isVague) && ways.every((way) => isVague(way) || PLATFORMS.includes(way));
}
