import { describe, expect, it } from 'vitest';
import { takeFirstLook } from './first-look.ts';

function readOf(sentence: string) {
  const look = takeFirstLook(sentence);
  if (look.kind !== 'look') throw new Error(look.ask);
  return look;
}

describe('the whole name of what people get', () => {
  it.each([
    ['Water testing for borehole owners in Asaba', 'Water testing', 'borehole owners'],
    ['Legal help for tenants facing eviction in Nairobi', 'Legal help', 'tenants facing eviction'],
    ['Bus ticket booking for travellers going from Lagos to Owerri', 'Bus ticket booking', 'travellers'],
    ['make up artist training for housewives in Minna', 'make up artist training', 'housewives'],
    ['Warehouse space for online vendors who sell from their bedroom', 'Warehouse space', 'vendors'],
    ['phone charging kiosk in villages without light', 'phone charging kiosk', ''],
    ['cctv installation for petrol stations in Ibadan', 'cctv installation', 'petrol stations'],
    ['Interview coaching for nurses moving to Canada', 'Interview coaching', 'nurses'],
    ['Fleet maintenance tracking for bus companies', 'Fleet maintenance tracking', 'bus companies'],
    ['A USSD code that lets parents pay school fees small small', 'USSD code', 'parents'],
  ])('%s', (sentence, what, who) => {
    const { parts, isUnsure } = readOf(sentence);
    expect([parts.what, parts.who, isUnsure]).toEqual([what, who, false]);
  });

  it('has the article that one says', () => {
    expect(readOf('A USSD code that lets parents pay school fees small small').parts.article).toBe('a');
  });
});

describe('a reading that cannot be sure', () => {
  it.each([
    'my idea na to wash okada for riders while dem dey chop',
    'We turn pure water nylon to interlocking blocks for builders',
    'Small restaurants in Manchester get their leftover food collected for animal feed',
    'Nigerian nurses preparing for NCLEX get daily practice questions by SMS',
    'plastic bottle collectors get paid airtime',
    'Cow dung to cooking gas for households in Katsina',
    'Many parents owe school fees every term',
    'Hotels track diesel every night',
  ])('asks: %s', (sentence) => {
    expect(readOf(sentence).isUnsure).toBe(true);
  });

  it.each([
    'Fish sellers in Makoko rent a cold box by the day',
    'Smoked catfish for supermarkets in Abuja',
    'Find plumbers for landlords in Gbagada',
    'Repair shop for generators in Yaba, for barbers',
  ])('is sure of: %s', (sentence) => {
    expect(readOf(sentence).isUnsure).toBe(false);
  });
});

describe('the kind and the question that are left', () => {
  it.each([
    ['crèche for nurses on night shift near LUTH', 'education'],
    ['Maize farmers in Benue get drone spraying per hectare', 'service'],
    ['Translation earpiece for traders who buy from China', 'hardware'],
    ['Warehouse space for online vendors who sell from their bedroom', 'rental'],
    ['I want to build toilet for market women and charge 50 naira', 'making'],
  ])('%s: %s', (sentence, kind) => {
    expect(readOf(sentence).ideaKind).toBe(kind);
  });

  it('asks who of those at the place that the sentence names', () => {
    expect(readOf('Hot breakfast for mile 2 garage every morning').missing).toEqual([
      'Who in Mile 2 garage is it for?',
    ]);
    expect(readOf('Hot breakfast every morning').missing[0]).toBe('Who is it for?');
  });
});
