import { expect, it } from 'vitest';
import { archiveService, editService, listAllServices, restoreService } from '#contract/consultation/admin-services.ts';
import { refused } from '#tests/components/answers.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const url = '/admin/consultation/services';
const { items } = listAllServices.reply.parse(answers[url]);
const [service, other] = items;
if (!service || !other) throw new Error('the demo has services');
const archived = { ...service, archivedAt: '2026-11-20T10:00:00.000Z', version: 2 };
const at = paths.admin.service(service.id);

it('lists services: hidden, archived, free in one currency, without an adviser', async () => {
  const listed = [archived, { ...other, active: false, adviserIds: [], prices: { NGN: 0, USD: 100 } }];
  const said = await readOperatorPage({ at: paths.admin.services, answers: { [url]: { items: listed } } });
  await expect(said).toMatchFileSnapshot('said/list.txt');
});

it('says how to begin where there is no service yet', async () => {
  const said = await readOperatorPage({ at: paths.admin.services, answers: { [url]: { items: [] } } });
  await expect(said).toMatchFileSnapshot('said/none.txt');
});

it('archives a service', async () => {
  const said = await followOperator({
    at,
    replies: reply(archiveService, refused('RECORD_CHANGED'), archived),
    steps: ['Archive…', 'Archive service', 'Archive…', 'Archive service'],
  });
  await expect(said).toMatchFileSnapshot('said/archive.txt');
});

it('takes a service out of the archive', async () => {
  const said = await followOperator({
    at,
    answers: { [url]: { items: [archived] } },
    replies: reply(restoreService, { ...service, active: false }),
    steps: ['Take it out of the archive…', 'Take it out'],
  });
  await expect(said).toMatchFileSnapshot('said/restore.txt');
});

it('edits every part of a service, and keeps what cannot be sent', async () => {
  const said = await followOperator({
    at,
    replies: reply(editService, refused('RECORD_CHANGED'), { ...service, title: 'Renamed' }),
    steps: [
      ['Title', ''],
      ['Price in naira', '25,000'],
      ['Length', 'an hour'],
      ['Place in the list', ''],
      ['Meeting link', 'http://meet.example'],
      'Save this service',
      ['Title', 'Renamed'],
      ['Price in naira', ''],
      ['Price in dollars', ''],
      ['Length', '45'],
      ['Place in the list', '3'],
      ['Moved at most', '5'],
      ['Each booking waits until I confirm it', true],
      ['Telephone call', true],
      ['At a place', true],
      ['Video call by a link', true],
      ['At a place', true],
      ['Price in naira', '0'],
      ['Price in dollars', '0'],
      'Save this service',
      ['Address', '12 Marina'],
      'Choose none',
      'Choose all',
      'Save this service',
      'Save mine over it',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/edit.txt');
});

it('leads to the advisers where there is none', async () => {
  const said = await readOperatorPage({
    at: paths.admin.newService,
    answers: { '/admin/consultation/advisers': { items: [] } },
  });
  await expect(said).toMatchFileSnapshot('said/no-adviser.txt');
});
