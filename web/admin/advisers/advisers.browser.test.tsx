import { expect, it } from 'vitest';
import {
  addExceptions,
  createAdviser,
  editAdviser,
  listAdvisers,
  removeException,
  saveHours,
} from '#contract/consultation/admin-advisers.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const url = '/admin/consultation/advisers';
const { items } = listAdvisers.reply.parse(answers[url]);
const [amara, dele] = items;
if (!amara || !dele) throw new Error('the demo has advisers');
const at = paths.admin.adviser(amara.id);

it('lists advisers, active or not, and gives several of them a holiday', async () => {
  const [exception] = amara.exceptions;
  if (!exception) throw new Error('the demo has a holiday');
  const said = await followOperator({
    at: paths.admin.advisers,
    answers: {
      [url]: { items: [amara, { ...dele, active: false, hours: [{ weekday: 7, spans: [] }] }, ...items.slice(2)] },
    },
    replies: reply(
      addExceptions,
      { added: [], kept: 1, outside: 0 },
      { added: [exception], kept: 0, outside: 1 },
      { added: amara.exceptions, kept: 2, outside: 2 },
    ),
    steps: [
      'Add these days',
      ['First day', '2026-12-31'],
      ['Last day', '2027-01-01'],
      ['First day', '2027-01-02'],
      'Choose none',
      ['Reason', 'New Year'],
      'Add these days',
      'Choose all',
      ['Dele Afolabi (not active)', true],
      'Add these days',
      'Add these days',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/holiday.txt');
});

it('says how to begin where there is no adviser yet', async () => {
  const said = await readOperatorPage({ at: paths.admin.advisers, answers: { [url]: { items: [] } } });
  await expect(said).toMatchFileSnapshot('said/none.txt');
});

it('saves the hours of a week, over somebody else’s too', async () => {
  const said = await followOperator({
    at,
    replies: reply(saveHours, refused('RECORD_CHANGED'), { adviser: amara, outside: 1 }),
    steps: [
      'Add hours on Monday',
      'Add hours on Saturday',
      'Add hours on Saturday',
      ['Saturday, from', ''],
      ['Saturday, to', '00:00'],
      'Save these hours',
      'Take the hours from  on Saturday away',
      'Copy the hours of Saturday',
      { key: '{Enter}' },
      'Copy to Monday to Friday',
      'Save these hours',
      'Save mine over it',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/hours.txt');
});

it('shows what is saved where somebody else was first', async () => {
  const said = await followOperator({
    at,
    replies: reply(saveHours, refused('RECORD_CHANGED')),
    steps: ['Add hours on Sunday', 'Save these hours', 'Show what is saved'],
  });
  await expect(said).toMatchFileSnapshot('said/hours-saved.txt');
});

it('makes a day different, and like its week again', async () => {
  const { exceptions } = amara;
  const other = exceptions.map((one, index) => ({
    ...one,
    spans: index === 1 ? [{ fromMinute: 600, toMinute: 1440 }] : [],
  }));
  const said = await followOperator({
    at,
    answers: { [url]: { items: [{ ...amara, active: false, exceptions: other }] } },
    replies: {
      ...reply(addExceptions, { added: exceptions.slice(0, 2), kept: 0, outside: 2 }),
      ...reply(removeException, offline, { outside: 2 }),
    },
    steps: [
      'Use the weekly hours on 24th Dec, 2026 again',
      'Use the weekly hours',
      'Use the weekly hours on 24th Dec, 2026 again',
      'Use the weekly hours',
      ['First day', '2027-01-02'],
      ['Other hours', true],
      ['these days, to', '08:00'],
      ['Reason', 'Training'],
      'Add these days',
      ['these days, to', '12:00'],
      'Add these days',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/different-days.txt');
});

it('edits who an adviser is', async () => {
  const said = await followOperator({
    at,
    replies: reply(editAdviser, refused('RECORD_CHANGED'), { adviser: { ...amara, name: 'Amara Obi' }, outside: 1 }),
    steps: [
      ['Name', ''],
      ['E-mail address', 'nobody'],
      ['Most bookings a day', 'five'],
      'Save this adviser',
      ['Name', 'Amara Obi'],
      ['E-mail address', 'amara@advisers.example'],
      ['Most bookings a day', ''],
      ['Can be booked', true],
      'Save this adviser',
      'Save mine over it',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/edit.txt');
});

it('adds an adviser', async () => {
  const said = await followOperator({
    at: paths.admin.newAdviser,
    replies: reply(
      createAdviser,
      refused('REQUEST_INVALID', { fields: { 'body.email': 'Somebody has this address.' } }),
      amara,
    ),
    steps: [
      'Add this adviser',
      ['Name', 'Ada Okafor'],
      ['Title', 'Pitches'],
      ['About', 'Reads decks.'],
      ['E-mail address', 'ada@advisers.example'],
      ['Most bookings a day', '3'],
      'Add this adviser',
      'Add this adviser',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/add.txt');
});
