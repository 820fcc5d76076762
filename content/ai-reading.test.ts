import { expect, it } from 'vitest';
import { AI_READING } from './ai-reading.ts';
import { privacyHelp } from './help/privacy.ts';
import { privacy } from './legal/privacy.ts';

const legal = privacy.sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
const help = privacyHelp.questions.flatMap(({ answer }) => answer);

it('says in the same words on the privacy page and on the help page when an AI reads one’s work', () => {
  for (const page of [legal, help]) {
    const spoken = page.filter((text) => /\b(AI|artificial intelligence)\b/u.test(text));
    expect(spoken).toHaveLength(1);
    expect(spoken[0]).toContain(AI_READING);
  }
});
