import { describe, expect, it } from 'vitest';
import { closenessInNote, wordsAgainstStranger } from './note-closeness.ts';

describe('how close the people of a note are', () => {
  it.each([
    ['My aunty lost two crates of fish on Saturday', 'My aunty'],
    ['my brother said he would pay 2k', 'my brother'],
    ['I asked my elder sister and she paid ₦500', 'my elder sister'],
    ['One of my church members bought it. My church member pay me 5k', 'My church member'],
    ['My padi for Aba don buy am two times', 'My padi'],
    ['my guy talk say e sweet am', 'my guy'],
    ['Na my padi drop the 2k', 'my padi'],
    ['A friend of mine uses it every day', 'A friend of mine'],
    ['My co-founder paid for the first one', 'My co-founder'],
    ['my mumsy dey throw away tomatoes every week', 'my mumsy'],
    ['My wife’s shop lost light. My wife told me so', 'My wife'],
  ])('counts as a friend: %s', (note, words) => {
    expect(closenessInNote(note)).toEqual({ independence: 'friend', words });
  });

  it.each([
    ['My brother’s boss paid me 10k', 'My brother’s boss'],
    ["my aunty's customer complained", "my aunty's customer"],
    ['A friend of my sister ordered three', 'friend of my sister'],
    ['The chairman introduced me to her', 'introduced me to'],
  ])('counts as an introduction: %s', (note, words) => {
    expect(closenessInNote(note)).toEqual({ independence: 'warm', words });
  });

  it.each([
    ['my neighbour paid 2k', 'my neighbour'],
    ['my oga for work said no', 'my oga'],
    ['Somebody I know lost her stock', 'Somebody I know'],
    ['one woman wey I sabi pay me', 'woman wey I sabi'],
    ['I told my brother about it and a rider paid', 'my brother'],
    ['I asked 12 traders, my aunty was there', 'my aunty'],
  ])('has to be asked about: %s', (note, words) => {
    expect(closenessInNote(note)).toEqual({ independence: null, words });
  });

  it.each([
    'Mama Sikira give me 2k cash on saturday',
    'Her brother pays for the diesel',
    'He is not my friend, and he paid',
    'Nine women at the jetty told me that the ice melts',
    'Aunty Bisi, the chairlady, refused to pay',
    'The guy at the park said they charge 200',
    '',
  ])('names nobody close: %s', (note) => {
    expect(closenessInNote(note)).toBeNull();
  });
});

describe('somebody entered as a stranger', () => {
  const words = (note: string, independence = 'stranger') => wordsAgainstStranger({ independence, note });

  it('is none by a note that names somebody close', () => {
    expect(words('my brother said he would pay 2k')).toBe('my brother');
    expect(words('My brother’s boss paid me 10k')).toBe('My brother’s boss');
  });

  it('may be one where the note leaves it open, or where they are entered as known', () => {
    expect(words('I told my brother about it and a rider paid')).toBeNull();
    expect(words('my neighbour paid 2k')).toBeNull();
    expect(words('He is not my friend, and he paid')).toBeNull();
    expect(words('my brother said he would pay 2k', 'friend')).toBeNull();
    expect(words('my brother said he would pay 2k', 'warm')).toBeNull();
  });
});
