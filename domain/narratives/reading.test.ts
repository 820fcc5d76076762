import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';
import { createDraft } from './draft.ts';
import { findSpan } from './find-span.ts';
import type { Judged } from './guard/judge.ts';
import { splitSentences } from './sentences.ts';
import { writtenText } from './written.ts';

const pass = async (sentences: readonly string[]): Promise<Judged[]> =>
  sentences.map((text) => (text.includes('!') ? { reason: 'verdict' } : { parts: [{ kind: 'words', text }] }));

describe('splitSentences', () => {
  it.each([
    ['It costs ₦2,500.00. That is much.', ['It costs ₦2,500.00.', 'That is much.']],
    ['Some, e.g. Ada and i.e. Bola, pay. Others do not!', ['Some, e.g. Ada and i.e. Bola, pay.', 'Others do not!']],
    ['Is it? “Yes.” She left.', ['Is it?', '“Yes.”', 'She left.']],
    ['A. Bello paid 3.5% of it. Then…', ['A. Bello paid 3.5% of it.', 'Then…']],
    ['One line\nanother line', ['One line', 'another line']],
    [
      'They say it: [[q1]] Nobody paid. See [[q2]] and [[f1]] Kasuwa.',
      ['They say it: [[q1]]', 'Nobody paid.', 'See [[q2]] and [[f1]] Kasuwa.'],
    ],
    ['No end', ['No end']],
    ['', []],
  ])('splits %s', (text, expected) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('loses nothing', () => {
    const anyText = fc
      .array(fc.constantFrom('.', '!', ' ', '\n', 'e.g.', 'A', 'b', '2.5', '”', '…', '₦2,500.00'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ maxLength: 60 })), (text) => {
        expect(
          splitSentences(text)
            .map(({ text: words, gap }) => words + gap)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a growing answer', () => {
  it('drops a sentence and counts it', async () => {
    const draft = createDraft(pass);
    draft.add('Nobody paid. It will win! Ask again.');
    expect(await draft.read(true)).toMatchObject({ kept: 2, dropped: 1, drops: { verdict: 1 } });
  });

  it('waits for the end of a sentence, and never takes back what it showed', async () => {
    const text = '## Doubts\n1. The price is high. It is\u200b great!\n- **Nobody** paid. Ask again.';
    const draft = createDraft(pass);
    let shown = '';
    for (const character of text) {
      draft.add(character);
      const now = writtenText((await draft.read(false)).sentences);
      expect(now.slice(0, shown.length)).toBe(shown);
      shown = now;
    }
    const whole = await draft.read(true);
    expect(writtenText(whole.sentences)).toBe('Doubts\nThe price is high.\nNobody paid. Ask again.');
    expect(whole).toMatchObject({ kept: 4, dropped: 1 });
  });

  it.each([1, 7, 1200])('judges each sentence once, in pieces of %d', async (length) => {
    const text = 'Nobody paid. Ask again. '.repeat(50);
    const judged: string[] = [];
    const draft = createDraft((sentences) => {
      judged.push(...sentences);
      return pass(sentences);
    });
    for (let at = 0; at < text.length; at += length) {
      draft.add(text.slice(at, at + length));
      await draft.read(false);
    }
    expect(writtenText((await draft.read(true)).sentences)).toBe(text.trim());
    expect(judged).toHaveLength(100);
  });

  it('that could not be judged once is never whole again', async () => {
    let fails = true;
    const draft = createDraft((sentences) => (fails ? Promise.reject(new Error('no thread')) : pass(sentences)));
    draft.add('Nobody paid. Ask again. ');
    await expect(draft.read(false)).rejects.toThrow('no thread');
    fails = false;
    await expect(draft.read(true)).rejects.toThrow('no thread');
  });

  it('gives every sentence once, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Ask. ', 'No', '!', '\n', '1. ', '- ', '**', 'e.g. ', ' '), { maxLength: 30 }),
        (pieces) => {
          const whole = createAnswerReader();
          whole.add(pieces.join(''));
          const parts = createAnswerReader();
          const found = pieces.flatMap((piece) => {
            parts.add(piece);
            return parts.take(false);
          });
          const words = (sentences: { text: string }[]) =>
            sentences.map(({ text }) => text.replace(/[*\s]/gu, '')).join('');
          expect(words([...found, ...parts.take(true)])).toBe(words(whole.take(true)));
        },
      ),
    );
  });
});

describe('findSpan', () => {
  const text = 'We sell to fabric\n traders in Ọjà, at ₦2,500 a month. İstanbul too.';
  it.each([
    ['Fabric traders', 'fabric\n traders'],
    ['at ₦2,500 a month', 'at ₦2,500 a month'],
    ['ọjà', 'Ọjà'],
    ['istanbul', undefined],
    ['₦2,600', undefined],
    ['  ', undefined],
  ])('finds %s', (words, expected) => {
    const span = findSpan(text, words);
    expect(span && text.slice(span.start, span.end)).toBe(expected);
  });

  it('finds a part of a text where it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.nat(39), fc.nat(39), (any, from, to) => {
        const part = any.slice(Math.min(from, to), Math.max(from, to));
        const span = findSpan(any, part);
        if (part.trim() !== '')
          expect(any.slice(span?.start, span?.end).toLowerCase()).toContain(
            part.trim().split(/\s/u)[0]?.toLowerCase() ?? '',
          );
      }),
    );
  });

  it('stays within the passage', () => {
    const passage = findSpan(text, 'at ₦2,500 a month');
    expect(passage && findSpan(text, 'fabric', passage)).toBeUndefined();
  });
});
