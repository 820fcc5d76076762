import { expect, it } from 'vitest';
import { type DemoAnswers, readDemoPage } from '#tests/components/demo-page.tsx';
import answers from '#tests/fixtures/demo/newcomer.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/{founder,member}/**/*.tsx');
const { founder, member } = paths;

it.each([
  ['overview', founder.overview],
  ['notifications', member.notifications],
  ['documents', founder.assistant],
  ['validate', founder.validate],
  ['evaluate', founder.evaluate],
  ['consultation', founder.consultation],
  ['services', founder.serviceList()],
  ['bookings', founder.bookings],
  ['quotes', founder.quotes],
])('the page %s of a founder who has just begun says what to do first', async (name, at) => {
  const said = await readDemoPage({ at, answers: answers as DemoAnswers, modules });
  await expect(said).toMatchFileSnapshot(`said/newcomer/${name}.txt`);
});
