import { kept, type Row, same, says, tryFields } from '#tests/field-inputs.ts';
import { supportText } from './support.ts';

const control = 'There are control characters in this. Type it again without them.';
const messages: Row[] = [
  ['My session moved. Why?', same],
  ['  two lines\nof it  ', kept('two lines\nof it')],
  ['one\r\ntwo\rthree', kept('one\ntwo\nthree')],
  ['tab\there', same],
  ['', says('Fill this in.')],
  [' \n\t ', says('Fill this in.')],
  ['\u00a0\u2003', says('Fill this in.')],
  ['?', same],
  ['E no dey open for my phone o', same],
  ['Mo fẹ́ mọ̀ ìdí tí kò fi ṣiṣẹ́', same],
  ['لماذا تغير الموعد؟', same],
  ['为什么改时间？', same],
  ['👍🏾 thanks', same],
  ['family 👨‍👩‍👧‍👦', same],
  ['\u202eturned', same],
  ['zero\u200bwidth', same],
  ["'; DROP TABLE support_threads; --", same],
  ['<img src=x onerror=alert(1)>', same],
  ['</textarea><script>1</script>', same],
  ['https://example.com/page?x=1#y', same],
  ['Bcc: everybody@example.com', same],
  ['{{constructor.constructor("x")()}}', same],
  ['=cmd|"/c calc"!A1', same],
  ['%s%n%x', same],
  ['\\u0000 written out', same],
  ['null\u0000here', says(control)],
  ['escape \u001b[2J', says(control)],
  ['bell\u0007', says(control)],
  ['broken \ud800 character', says('There is a broken character in this. Delete it and type it again.')],
  ['x'.repeat(4000), same],
  ['x'.repeat(4001), says('Use 4,000 characters or fewer.')],
  ['word '.repeat(50_000), says('Use 4,000 characters or fewer.')],
  [7, says('Write this as text.')],
];

tryFields([['support message', supportText, messages]]);
