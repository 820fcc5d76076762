import { courses } from 'virtual:courses';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { LessonText } from './lesson-text.tsx';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

it.each(['100%', '200%'])(
  'is read on a phone in text of %s: its lines are apart, and no head of a table is cut',
  async (size) => {
    await page.viewport(...phone);
    root.style.fontSize = size;
    const [course] = courses;
    if (!course) throw new Error('there is no course');
    const screen = await show(<LessonText blocks={course.first.body} sources={course.first.sources} />);
    const [paragraph] = screen.container.querySelectorAll('p');
    if (!paragraph) throw new Error('the lesson has no text');
    const { lineHeight, fontSize } = getComputedStyle(paragraph);
    expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.5);
    const head = screen.getByRole('columnheader', { name: 'Counts' }).element();
    const words = document.createRange();
    words.selectNodeContents(head);
    expect(words.getClientRects()).toHaveLength(1);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
);
