import { expect, it } from 'vitest';
import { billingSettingsView, saveBillingSettings } from '#contract/billing/admin.ts';
import { refused, unavailable } from '#tests/components/answers.ts';
import { followOperator, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const demo = billingSettingsView.parse(answers['/admin/billing-settings']);

it('saves the seller, tax and banks, over somebody else’s too', async () => {
  const said = await followOperator({
    at: paths.admin.settings,
    replies: reply(saveBillingSettings, refused('RECORD_CHANGED'), { ...demo, revision: 2 }),
    steps: [
      ['Name', ''],
      ['Invoice numbers begin with', ''],
      ['Rate', 'seven'],
      ['Founders can pay by transfer to this account', true],
      ['Founders can pay by transfer to this account', true],
      'Save these settings',
      ['Name', 'Cairn Ltd'],
      ['Address', '12 Marina\nLagos'],
      ['Invoice numbers begin with', 'CAIRN'],
      ['Tax identification number', '123'],
      ['The seller is registered for this tax', true],
      ['Rate', '7.5'],
      ['Bank', 'First Bank'],
      ['Account name', 'Cairn Ltd'],
      ['Account number', '0123'],
      'Save these settings',
      ['Account number', '7777777777'],
      'Save these settings',
      ['Account number', '7012345678'],
      ['SWIFT code', 'FBNINGLA'],
      'Save these settings',
      'Save mine over it',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/save.txt');
});

it('shows what is saved where somebody else was first', async () => {
  const said = await followOperator({
    at: paths.admin.settings,
    replies: reply(saveBillingSettings, refused('RECORD_CHANGED')),
    steps: [['Name', 'Cairn Ltd'], 'Save these settings', 'Show what is saved'],
  });
  await expect(said).toMatchFileSnapshot('said/saved.txt');
});

it('says of settings that cannot be saved or read what to do', async () => {
  const said = await followOperator({
    at: paths.admin.settings,
    replies: reply(saveBillingSettings, unavailable),
    steps: ['Save these settings'],
  });
  await expect(said).toMatchFileSnapshot('said/unavailable.txt');
});
