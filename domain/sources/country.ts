import type { Intake } from '../validation/intake.ts';
import type { Country } from './source.ts';

const PLACES: readonly [Country, RegExp][] = [
  [
    'NG',
    /\b(nigerian?|lagos|abuja|kano|ibadan|kaduna|enugu|benin city|jos|aba|onitsha|owerri|warri|calabar|uyo|ilorin|abeokuta|akure|maiduguri|sokoto|zaria|ikeja|lekki|yaba|surulere|makoko|balogun|oshodi|ikorodu|port harcourt|fct)\b/iu,
  ],
  [
    'GB',
    /\b(uk|united kingdom|britain|england|scotland|wales|northern ireland|london|manchester|birmingham|leeds|liverpool|glasgow|bristol|sheffield|edinburgh|cardiff|belfast)\b/iu,
  ],
  [
    'US',
    /\b(usa|us|u\.s\.|united states|america|texas|california|florida|georgia|new york|chicago|houston|atlanta|boston|los angeles)\b/iu,
  ],
];

/** The country where the idea starts: named in its place, else Nigeria where the price is in naira; null where it is another. */
export function countryOf({ place, price }: Pick<Intake, 'place' | 'price'>): Country | null {
  const named = PLACES.find(([, words]) => words.test(place))?.[0];
  if (named) return named;
  return price?.currency === 'NGN' ? 'NG' : null;
}
