import { describe, expect, it } from 'vitest';
import { stepsFor } from './asked-steps.ts';
import { kindLine, readBusinessKind } from './business-kind.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { isOptional } from './intake-steps.ts';

const read = (draft: IntakeDraft) => readBusinessKind(completeIntake(draft));
const asked = (draft: IntakeDraft) => stepsFor(completeIntake(draft)).map(({ id }) => id);
const OWN = ['asset', 'use', 'work', 'hours', 'sides', 'direct'];
const own = (draft: IntakeDraft) => asked(draft).filter((id) => OWN.includes(id));

const MARKETPLACE = 'A marketplace where farmers in Jos sell potatoes to restaurants in Abuja';

describe('the kind of an idea', () => {
  it.each([
    ['Women who sell fish in Makoko rent a solar cold box for ₦500 a day', 'hardware'],
    ['Home solar for households in Ikorodu, paid weekly', 'hardware'],
    [MARKETPLACE, 'marketplace'],
    ['Car wash at home in Lekki for people who have no time', 'service'],
    ['Tutoring for WAEC candidates in Kano', 'service'],
    ['Traders in Balogun Market send us voice notes and get their books back', 'software'],
    ['An app that tells parents in Surulere when the school bus is near', 'software'],
    ['App for parents wey pikin dey enter school bus to see where the bus dey, 3k every month', 'software'],
    ['App to track keke drivers for fleet owners', 'software'],
    ['Mobile app to help farmers know the price of maize before they go to market', 'software'],
    ['App to rent a tractor', 'hardware'],
    ['Leather shoes for office men in Aba', null],
    ['Blind dates over chess for widows in Jos', null],
    ['', null],
  ])('is read from the pitch: %s', (pitch, kind) => {
    expect(read({ pitch })).toEqual({ kind, isChosen: false });
  });

  it('is the founder’s where they chose one', () => {
    expect(read({ pitch: MARKETPLACE, businessKind: 'service' })).toEqual({ kind: 'service', isChosen: true });
    expect(read({ pitch: MARKETPLACE, businessKind: 'nonsense' })).toEqual({ kind: 'marketplace', isChosen: false });
  });

  it('is always said', () => {
    const insurance = { pitch: 'Phone screen insurance for students in Yaba, ₦500 a month' };
    const drafts = [{ pitch: MARKETPLACE }, { businessKind: 'service' }, insurance, {}];
    expect(drafts.map((draft) => kindLine(completeIntake(draft)))).toEqual([
      'We read this as: a marketplace.',
      'You said that this is: a service.',
      'We read this as: a money service. There are no further questions about that.',
      'We could not read what kind of idea this is.',
    ]);
  });
});

describe('the steps that a kind asks for', () => {
  it.each([
    ['hardware', ['asset', 'use']],
    ['service', ['work', 'hours']],
    ['marketplace', ['sides', 'direct']],
    ['software', []],
    ['other', []],
  ])('%s', (businessKind, steps) => {
    expect(own({ pitch: MARKETPLACE, businessKind })).toEqual(steps);
  });

  it('come right after the price, among those for a score, whether the kind was chosen or read', () => {
    const cold = 'Women who sell fish in Makoko rent a solar cold box for ₦500 a day';
    for (const draft of [{ businessKind: 'hardware' }, { pitch: cold }]) {
      const steps = stepsFor(completeIntake(draft));
      const at = steps.findIndex(({ id }) => id === 'price');
      expect(steps.slice(at, at + 4).map(({ id }) => id)).toEqual(['price', 'asset', 'use', 'people']);
      expect(steps.filter((step) => !isOptional(step))).toHaveLength(10);
    }
    expect(stepsFor(completeIntake({})).filter((step) => !isOptional(step))).toHaveLength(8);
  });

  it('are none where nobody knows the kind', () => {
    expect(own({})).toEqual([]);
    expect(asked({})).toContain('kind');
  });

  it('stay where something is written, so that it can be taken back', () => {
    expect(own({ businessKind: 'service', harderSide: 'Farmers' })).toEqual(['work', 'hours', 'sides']);
    expect(own({ businessKind: 'service', assetMonths: 12 })).toEqual(['work', 'hours', 'use']);
  });
});
