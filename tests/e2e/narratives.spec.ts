import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { type AiProvider, startAiProvider } from '../setup/ai-provider.ts';
import { startProduct } from '../setup/product.ts';
import { makeIdeas, publishIdea } from './ideas.ts';
import { newEmail, signUp } from './people.ts';
import { test as base, expect, lookAt } from './test.ts';

const faithful = 'Nobody has paid yet. No trader was asked for a deposit.';

interface WithAi {
  ai: { provider: AiProvider; url: string };
}

/** The product with an AI provider of the test's own, a process and a database for each worker. */
const test = base.extend<object, WithAi>({
  ai: [
    async ({ browserName: _ }, use) => {
      const provider = await startAiProvider(() => ({ text: faithful }));
      const dir = mkdtempSync(join(tmpdir(), 'cairn-ai-'));
      const product = await startProduct({
        APP_ENV: 'local',
        DATA_DIR: dir,
        ...provider.env,
        AI_PRICE_INPUT: '300',
        AI_PRICE_OUTPUT: '1500',
        AI_STALL_SECONDS: '300',
        AI_TOTAL_SECONDS: '300',
      });
      await use({ provider, url: product.url });
      await product.stop();
      await provider.close();
      rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ai }, use) => use(ai.url),
});

// One after the other in one worker: a product of its own for each of them takes longer than it saves.
test.describe.configure({ mode: 'default' });

test('AI words: off until seen, streamed, guarded, cancelled and switched off', { tag: '@one-width' }, async ({
  page,
  ai: { provider },
}) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  const [ideaId = ''] = await makeIdeas(page, [BOOKKEEPING]);
  await publishIdea(page, ideaId);
  await page.goto(`/m/founder/startup-assistant/validate/${ideaId}/working`);
  const panel = page.getByRole('region', { name: 'AI words' });
  await expect(panel.getByText('They are off.')).toBeVisible();

  await test.step('shows what would be sent before anything is', async () => {
    await panel.scrollIntoViewIfNeeded();
    await lookAt(page, 'ai-words-off');
    await panel.getByRole('button', { name: 'See what would be sent' }).click();
    const dialog = page.getByRole('dialog', { name: 'What would be sent' });
    await dialog.getByText('The strongest case against, in plain prose').click();
    await expect(dialog.getByText(`| Title: ${BOOKKEEPING.title}`).filter({ visible: true })).toBeVisible();
    await lookAt(page, 'ai-words-preview', 'screen');
    expect(provider.requests).toEqual([]);
    await dialog.getByRole('button', { name: 'Switch on AI words' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('writes sentence by sentence and goes on after a reload', async () => {
    const text = `${faithful} ${'Ask one of them to pay a deposit. '.repeat(30)}The market is worth $4 billion. So begin there.`;
    const rest = Promise.withResolvers<void>();
    provider.answer({ text, hold: rest.promise });
    await panel.getByRole('button', { name: 'Write: The strongest case against, in plain prose' }).click();
    const log = panel.getByRole('log', { name: 'The strongest case against, in plain prose' });
    await expect(log).toContainText('Nobody has paid yet.');
    await lookAt(page, 'ai-words-writing');
    await page.reload();
    await expect(log).toContainText('Nobody has paid yet.');
    await expect(panel.getByText(/^The AI is writing: \d+ sentences so far/)).toBeVisible();
    rest.resolve();
    await expect(log).toContainText('So begin there.');
    await expect(log).not.toContainText('billion');
    await expect(panel.getByText('1 sentence left out: 1 with a number or a quantity of its own.')).toBeVisible();
    await expect(panel.getByText(/^Written by a-model: 408 tokens, at most \$0\.01/)).toBeVisible();
  });

  await test.step('says why words are missing, and can be asked again', async () => {
    provider.answer({ text: 'Who will', fault: 'cut' });
    await panel.getByRole('button', { name: 'Write: Questions an investor is likely to ask' }).click();
    await expect(
      panel.getByText('was cut off, or longer than what was asked for. The report is complete without it.'),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Write again: Questions an investor is likely to ask' }).click();
    const log = panel.getByRole('log', { name: 'Questions an investor is likely to ask' });
    await expect(log).toContainText('Nobody has paid yet.');
    // A figure is put in with its name, and leads to where it stands.
    const sent = JSON.stringify(provider.requests.at(-1)?.body);
    const price = /Price \(your answer\): (\[\[f\d+\]\])/.exec(sent)?.[1];
    provider.answer({ text: `Who was asked to pay the price, ${price}?` });
    await panel.getByRole('button', { name: 'Write again: Questions an investor is likely to ask' }).click();
    const figure = log.getByRole('link', { name: 'Price (your answer): ₦2,500' });
    await expect(figure).toHaveAttribute('href', /questions.*price/);
  });

  await test.step('proposes assumptions that the founder decides on', async () => {
    const statement = 'Traders send their voice notes on the day of the sale.';
    const assumptions = [
      { class: 'reach', statement, why: 'The books are daily only then.' },
      { class: 'viability', statement: 'They stay for 36 months.', why: 'Nothing.' },
    ];
    provider.answer({ text: JSON.stringify({ assumptions }) });
    await panel.getByRole('button', { name: 'Write: Assumptions you may have missed' }).click();
    await expect(panel.getByText('1 proposal left out')).toBeVisible();
    await lookAt(page, 'ai-words-done');
    await panel.getByRole('button', { name: `Add this assumption: ${statement}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an assumption' });
    await expect(dialog.getByLabel('What must be true?')).toHaveValue(statement);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('stops when cancelled, and all goes when switched off', async () => {
    const never = Promise.withResolvers<void>();
    provider.answer({ text: 'Ask one of them. '.repeat(20), hold: never.promise });
    await panel.getByRole('button', { name: 'Write again: The strongest case against, in plain prose' }).click();
    await panel.getByRole('button', { name: 'Cancel: The strongest case against, in plain prose' }).click();
    await expect(
      panel.getByText('Cancelled. The report is complete without it. It counts as one of this month’s AI texts.'),
    ).toBeVisible();
    await expect(panel.getByText(/^6 of 10 AI texts used this month/)).toBeVisible();
    await panel.getByRole('button', { name: 'Switch AI words off' }).click();
    await page.getByRole('button', { name: 'Switch off and delete' }).click();
    await expect(panel.getByText('They are off.')).toBeVisible();
  });
});

test('a pasted text: seen before it is sent, and each answer decided on', { tag: '@one-width' }, async ({
  page,
  ai: { provider },
}) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  const [ideaId = ''] = await makeIdeas(page, [{ title: 'Kasuwa', place: 'Lagos' }]);
  await page.goto(`/m/founder/startup-assistant/validate/${ideaId}/questions`);
  await page.getByRole('link', { name: 'Fill in from a text' }).click();
  await expect(page.getByRole('heading', { name: 'Fill in from a text' })).toBeVisible();
  const text =
    'We keep books by voice note\nfor fabric traders in Balogun market, at ₦2,500 a month. Some eight million trade.';

  await test.step('shows exactly what would be sent, and keeps the text over a reload', async () => {
    await page.getByRole('button', { name: 'See what would be sent' }).click();
    await expect(page.getByText('Paste a text first.')).toBeVisible();
    await page.getByLabel('Your text').fill(text);
    await page.reload();
    await expect(page.getByLabel('Your text')).toHaveValue(text);
    await lookAt(page, 'pasted-text');
    await page.getByRole('button', { name: 'See what would be sent' }).click();
    const dialog = page.getByRole('dialog', { name: 'What would be sent' });
    await dialog.getByText('Answers found in your text').click();
    await expect(dialog.getByText('| We keep books by voice note')).toBeVisible();
    await lookAt(page, 'pasted-text-preview', 'screen');
    provider.requests.length = 0;
    await dialog.getByRole('button', { name: 'Do not send it' }).click();
    expect(provider.requests).toEqual([]);
  });

  await test.step('fills in nothing that was not taken over', async () => {
    const answers = [
      { field: 'segment', answer: 'Fabric traders in Balogun market', quote: 'for fabric traders in Balogun market' },
      { field: 'place', answer: 'Balogun market', quote: 'in Balogun market' },
      { field: 'price', answer: '₦2,500 a month', quote: 'at ₦2,500 a month' },
      { field: 'segmentSize', answer: 'Some eight million', quote: 'Some eight million trade' },
      { field: 'channel', answer: 'Agents', quote: 'through agents' },
    ];
    provider.answer({ text: JSON.stringify({ answers }) });
    await page.getByRole('button', { name: 'See what would be sent' }).click();
    await page.getByRole('button', { name: 'Send this text' }).click();
    await expect(page.getByText('Found in your text: 4 answers. Decide on each.')).toBeVisible();
    await expect(page.getByText(/^1 proposal left out/)).toBeVisible();
    await expect(page.getByLabel('Another text')).toHaveValue('');
    await lookAt(page, 'pasted-text-found');
    await page
      .getByRole('button', { name: /^Use this answer: / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Leave it out: / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Use this answer: / }).click();
    await expect(page.getByRole('heading', { name: 'Answers to decide on: 1' })).toBeVisible();
    await expect(page.getByText('not an answer that can be put in')).toBeVisible();
    await expect(page.getByText('Saved', { exact: false }).filter({ visible: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Answers to decide on: 1' })).toBeVisible();
    await lookAt(page, 'pasted-text-decided');
    await page.getByRole('link', { name: 'Answer it yourself' }).click();
    await expect(page.locator('#segmentSize')).toBeVisible();
    await page.goto(`/m/founder/startup-assistant/validate/${ideaId}/questions/customer`);
    await expect(page.locator('#segment')).toHaveValue('fabric traders in Balogun market');
    await expect(page.locator('#place')).toHaveValue('Lagos');
  });

  await test.step('says why nothing came, and keeps the text', async () => {
    await page.goto(`/m/founder/startup-assistant/validate/${ideaId}/from-text`);
    await page.getByLabel('Another text').fill('Once more');
    provider.answer({ text: '{', fault: 'cut' });
    await page.getByRole('button', { name: 'See what would be sent' }).click();
    await page.getByRole('button', { name: 'Send this text' }).click();
    await expect(
      page.getByText('was cut off, or longer than what was asked for. None of your answers were changed.'),
    ).toBeVisible();
    await expect(page.getByLabel('Another text')).toHaveValue('Once more');
  });
});
