import { describe, expect, it } from 'vitest';
import { takeFirstLook } from './first-look.ts';

function partsOf(sentence: string) {
  const look = takeFirstLook(sentence);
  return look.kind === 'look' ? look.parts : { who: '', what: '', where: '' };
}

describe('whom a sentence says it is for', () => {
  it.each([
    ['documentary about widows in Maiduguri', ''],
    ['online church choir lessons by singers from London', ''],
    ['women in my church knit baby clothes and we ship them to Canada', ''],
    ['a shop in Kumasi that sells cheaper than supermarkets', ''],
    ['bread delivery by bicycle, boys from my street ride', ''],
    ['house cleaning with girls from Cotonou for busy couples in Lekki', 'busy couples'],
    ['i teach widows in Aba how to make bags and i sell the bags abroad', ''],
    ['house painting for landlords, youths we train', 'landlords'],
    ['farmers around Gboko lose tomatoes because no lorry come', 'farmers'],
    ['students lose their hostel money to fake agents in Nsukka', 'students'],
    ['compost from restaurants waste to flower growers in Naivasha', 'flower growers'],
    ['rice mill in Abakaliki, farmers bring paddy and pay per bag', 'farmers'],
    ['delivering hot meals to night shift nurses at LUTH', 'night shift nurses'],
    ['an app where okada riders can see which road get police', 'okada riders'],
  ])('%s: %j', (sentence, who) => {
    expect(partsOf(sentence).who).toBe(who);
  });

  it('asks where the grammar does not give it, and speaks of customers', () => {
    const look = takeFirstLook('I sell second hand shoes at balogun and want to reach people online');
    if (look.kind !== 'look') throw new Error(look.ask);
    expect(look.missing).toEqual(['Who in Balogun is it for?']);
    expect(look.beliefs[0]).toMatch(/^Customers would walk past the seller they know/u);
  });
});

describe('where a sentence says that it is', () => {
  it.each([
    ['an agency that gets nurses work in Saudi Arabia', ''],
    ['documentary about widows in Maiduguri', ''],
    ['a marketplace for handmade baskets from Bolgatanga', ''],
    ['Farm produce from Jos to Lagos kitchens in 24 hours', 'Lagos'],
    ['bread delivery by bicycle, boys from my street ride', ''],
    ['I want to grow vegetables on rooftops and sell to restaurants in Accra', 'Accra'],
  ])('%s: %j', (sentence, where) => {
    expect(partsOf(sentence).where).toBe(where);
  });
});

describe('what could only be quoted', () => {
  it.each([
    ['an agency that gets nurses work in Saudi Arabia', 'agency that gets nurses work in Saudi Arabia'],
    ['cassava peels to animal feed', 'cassava peels to animal feed'],
    ['translate my village folk tales into cartoon for kids', 'translate my village folk tales into cartoon for kids'],
  ])('%s', (sentence, quoted) => {
    const look = takeFirstLook(sentence);
    if (look.kind !== 'look') throw new Error(look.ask);
    expect([look.isUnsure, look.ideaKind]).toEqual([false, 'other']);
    for (const belief of look.beliefs) expect(belief.toLowerCase()).toContain(` “${quoted.toLowerCase()}”`);
  });
});
