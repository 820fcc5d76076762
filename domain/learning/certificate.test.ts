import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERTIFICATE_CODE, certificateCodeIn, certifiedSentence, finishedAt } from './certificate.ts';

const at = (day: number) => new Date(Date.UTC(2027, 2, day, 12));

describe('finishedAt', () => {
  it('is the moment of the last lesson, in whatever order they were done', () => {
    expect(
      finishedAt(
        ['a', 'b'],
        new Map([
          ['b', at(3)],
          ['a', at(5)],
        ]),
      ),
    ).toEqual(at(5));
  });

  it('is null while a lesson is missing, whatever else was done', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.uniqueArray(fc.string()), (lessons, pick, others) => {
        const missing = lessons[pick % lessons.length];
        const done = new Map([...lessons, ...others].filter((id) => id !== missing).map((id) => [id, at(1)]));
        expect(finishedAt(lessons, done)).toBeNull();
      }),
    );
  });

  it('is null for a course without lessons', () => {
    expect(finishedAt([], new Map([['a', at(1)]]))).toBeNull();
  });

  it('never changes by lessons that have left the course', () => {
    const days = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(days, days, (own, left) => {
        const done = new Map([
          ['a', at(own)],
          ['gone', at(left)],
        ]);
        expect(finishedAt(['a'], done)).toEqual(at(own));
      }),
    );
  });
});

describe('certifiedSentence', () => {
  const certified = {
    name: 'Ada Obi',
    courseTitle: 'Talk to customers',
    lessons: 7,
    begunAt: '2027-03-03T09:00:00.000Z',
    finishedAt: '2027-03-09T09:00:00.000Z',
  };

  it('says who, what and when', () => {
    expect(certifiedSentence(certified)).toBe(
      'Ada Obi took the course “Talk to customers” and marked all 7 lessons of it as finished, between 3rd Mar, 2027 and 9th Mar, 2027.',
    );
  });

  it('says one day once, as it is in Lagos', () => {
    const lateAtNight = { ...certified, lessons: 1, begunAt: '2027-03-08T23:30:00.000Z' };
    expect(certifiedSentence(lateAtNight)).toContain('marked its one lesson as finished, on 9th Mar, 2027.');
  });
});

it('the code has no letters that are mistaken for each other', () => {
  expect('ABCD-EFGH-JKLM-2345').toMatch(CERTIFICATE_CODE);
  for (const wrong of ['ABCD-EFGH-JKLM-234O', 'ABCD-EFGH-JKLM-2341', 'ABCD-EFGH-JKLM', 'abcd-efgh-jklm-2345'])
    expect(wrong).not.toMatch(CERTIFICATE_CODE);
});

describe('certificateCodeIn', () => {
  const code = 'ABCD-EFGH-JKLM-2345';
  it.each([
    ['as it is printed', code],
    ['in small letters with spaces around', ' abcd-efgh-jklm-2345 '],
    ['without its dashes', 'ABCDEFGHJKLM2345'],
    ['with other dashes', 'ABCD – EFGH – JKLM – 2345'],
    ['in its link', 'https://cairn.example/certificates/ABCD-EFGH-JKLM-2345'],
    ['in a link with a query', 'https://cairn.example/certificates/ABCD-EFGH-JKLM-2345?utm=x'],
    ['in a link with a query that has a path', 'https://cairn.example/certificates/ABCD-EFGH-JKLM-2345?from=/mail'],
    ['in a link with a slash at its end', 'https://cairn.example/certificates/abcd-efgh-jklm-2345/'],
    ['in a link to a place in the page', 'https://cairn.example/certificates/abcd-efgh-jklm-2345#top'],
    ['in a sentence', 'Here it is (code ABCD-EFGH-JKLM-2345), with thanks.'],
    ['without its dashes in a link with a tail', 'https://cairn.example/certificates/abcdefghjklm2345/?utm=x'],
  ])('finds it %s', (_, typed) => {
    expect(certificateCodeIn(typed)).toBe(code);
  });

  it.each(['', 'ABCD-EFGH', 'https://cairn.example/certificates/', 'ABCD-EFGH-JKLM-23456'])(
    'leaves %j to be refused',
    (typed) => {
      expect(certificateCodeIn(typed)).not.toMatch(CERTIFICATE_CODE);
    },
  );
});
