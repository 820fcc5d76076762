import { expect, it } from 'vitest';
import { readWaitingAndFailing } from '#tests/components/demo-page.tsx';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/**/*.tsx');
const { founder } = paths;

it.each([
  ['overview', founder.overview],
  ['consultation', founder.consultation],
  ['services', founder.serviceList()],
  ['book', founder.bookService('s1')],
  ['details', founder.bookingDetails('s1', 'b1')],
  ['bookings', founder.bookings],
  ['booking', founder.booking('b1')],
  ['move', founder.bookingMove('b1')],
  ['confirmation', founder.confirmationOf('b1')],
  ['quotes', founder.quotes],
  ['quote', founder.quote('q1')],
  ['invoice', founder.invoice('i1')],
  ['documents', founder.assistant],
  ['sharing', founder.documentSharing('d1')],
  ['validate', founder.validate],
  ['idea', founder.idea('i1')],
  ['idea-version', founder.ideaVersion('i1', 2)],
  ['idea-comparison', founder.ideaComparison('i1', 1, 2)],
  ['evaluate', founder.evaluate],
  ['check', founder.check('c1')],
  ['check-ledger', founder.checkLedger('c1')],
  ['check-comparison', founder.checkComparison('c1', 1, 2)],
  ['generate', founder.generate],
  ['agreement', founder.agreement('a1')],
  ['agreement-questions', founder.agreementQuestions('a1')],
  ['agreement-versions', founder.agreementVersions('a1')],
  ['agreement-version', founder.agreementVersion('a1', 1)],
  ['agreement-redline', founder.agreementRedline('a1', 1)],
  ['agreement-sharing', founder.agreementSharing('a1')],
])('the page %s says that it is waiting, and then that nothing can be read', async (name, at) => {
  await expect(await readWaitingAndFailing({ at, modules })).toMatchFileSnapshot(`said/waiting/${name}.txt`);
});
