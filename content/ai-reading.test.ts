import { expect, it } from 'vitest';
import { AI_READING } from './ai-reading.ts';
import { privacyHelp } from './help/privacy.ts';
import { privacy } from './legal/privacy.ts';

const legal = privacy.sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
const help = privacyHelp.questions.flatMap(({ answer }) => answer);

it('says in the same words on the privacy page and on the help page when an AI reads one’s work', () => {
  for (const page of [legal, help]) {
    const spoken = page.filter((text) => /\b(AI|artificial intelligence)\b/u.test(text));
    expect(spoken.filter((text) => text.includes(AI_READING))).toHaveLength(1);
    // The list of what is processed names it too, under the same two conditions.
    for (const text of spoken.filter((one) => !one.includes(AI_READING)))
      expect(text).toMatch(/only where the operator has connected one and you ask/);
  }
});
