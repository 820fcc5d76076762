import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import mammoth from 'mammoth';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { makeIdeas } from './ideas.ts';
import { newEmail, signUp } from './people.ts';
import { openArea, startCheck } from './readiness.ts';
import { expect, lookAt, test } from './test.ts';

const proof = { name: 'roles.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const note = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };

const blockersNow = async (page: Page) =>
  Number(/(\d+) blockers?/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1] ?? 0);

async function answerYes(page: Page, question: RegExp) {
  await page.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' }).check();
}

async function expectSaved(page: Page) {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test('a founder answers, sees the blockers shrink and what to do next', async ({ page, isMobile }) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  await page.goto('/m/founder/startup-assistant/evaluate');
  await expect(page.getByText('Your checks will be here')).toBeVisible();
  await lookAt(page, 'readiness-start');
  await startCheck(page, 'friends_and_family');

  await test.step('answers, with a file and with what is no file', async () => {
    const named = page.getByRole('group', { name: /At least one named founder/ });
    await named.getByRole('radio', { name: 'Yes' }).check();
    await named.getByText('Claimed. Add a file, a link or a note').click();
    await named.locator('input[type=file]').setInputFiles(note);
    await expect(named.getByText(/Choose a JPG, PNG, PDF, Excel/)).toBeVisible();
    await named.getByLabel('Link').fill('ftp://nowhere');
    await named.getByLabel('Link').blur();
    await expect(named.getByText(/Give a web address/)).toBeVisible();
    await named.getByLabel('Link').fill('');
    await named.locator('input[type=file]').setInputFiles(proof);
    await expect(named.getByText('Documented: roles.pdf')).toBeVisible();
    await expect(named.getByRole('button', { name: 'roles.pdf', exact: true })).toBeFocused();
    await named.getByLabel('Note').fill('Both of us, full time');
    await expectSaved(page);
    await lookAt(page, 'readiness-answers');
  });

  await test.step('finds everything again after a reload', async () => {
    await page.reload();
    await page.getByText(/^Show \d+ answered question/).click();
    const named = page.getByRole('group', { name: /At least one named founder/ });
    await expect(named.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await named.getByText('Documented: roles.pdf').click();
    await expect(named.getByLabel('Note')).toHaveValue('Both of us, full time');
    await expect(named.getByRole('button', { name: 'roles.pdf', exact: true })).toBeVisible();
  });

  await test.step('clears a blocker', async () => {
    await page.getByRole('link', { name: '10 blockers' }).click();
    await expect.poll(() => blockersNow(page)).toBe(10);
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await answerYes(page, /Each founder’s skills are set/);
    await answerYes(page, /The skills that nobody has/);
    await page.getByRole('link', { name: '9 blockers' }).click();
    await expect.poll(() => blockersNow(page)).toBe(9);
  });

  await test.step('follows the shortest path to where the proof is attached', async () => {
    await lookAt(page, 'readiness-report');
    const contents = page.getByRole('navigation', { name: 'In this report' });
    if (isMobile) {
      // The bar comes once the blockers have been read.
      await page.getByRole('heading', { name: 'How this was worked out' }).scrollIntoViewIfNeeded();
      await contents.getByText('In this report').click();
    }
    await contents.getByRole('link', { name: 'Valuation range' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Valuation range' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Open the five methods' })).toBeVisible();
    await page
      .locator('#path')
      .getByText(/^Show all/)
      .click();
    await page.getByRole('link', { name: 'Attach it to the answer: A list of who made what, and when' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Legal' })).toBeVisible();
    await page.goBack();
    await page.getByLabel('Round', { exact: true }).selectOption('seed');
    await expect(page.getByRole('heading', { level: 1, name: 'Not ready for Seed: 10 blockers' })).toBeVisible();
  });

  await test.step('refuses an investor’s weights that do not add up', async () => {
    await page.getByRole('heading', { name: 'What investors look for' }).click();
    await page.getByText('Enter the weights of one investor').click();
    await page.getByLabel('Team', { exact: true }).fill('30');
    await page.getByRole('button', { name: 'Use these weights' }).click();
    await expect(page.getByText('The weights add to 110%. They must add to 100%.')).toBeVisible();
    await page.getByLabel('Customer', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Use these weights' }).click();
    await expect(page.getByRole('row', { name: /one investor’s own weights/ })).toContainText('%');
  });
});

test('one of two startups is checked, saved, compared, downloaded and valued', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  await signUp(page, { email: newEmail() });

  await test.step('each check takes its answers from its own startup', async () => {
    const alternatives = ['A', 'B', 'C'].map((name) => ({ name, link: `https://example.com/${name}` }));
    const others = { ...BOOKKEEPING, title: 'Fish box', alternatives: [{ name: 'Ice blocks' }] };
    await makeIdeas(page, [others, { ...BOOKKEEPING, alternatives }]);
    const question = page.getByRole('group', { name: /^At least three alternatives/ });
    const known = question.getByText('Answered yes by what you hold (documented): Kasuwa Ledger.');
    await startCheck(page, 'friends_and_family', 'Fish box');
    await openArea(page, 'Market');
    await expect(question).toBeVisible();
    await expect(question).not.toContainText('Answered yes');
    await startCheck(page, 'friends_and_family', 'Kasuwa Ledger');
    await openArea(page, 'Market');
    await page.getByText(/^Show \d+ answered question/).click();
    await expect(known).toBeVisible();
  });

  await test.step('nothing of one startup is on any page of the other', async () => {
    const checkOf = async (name: string) => {
      await page.goto('/m/founder/startup-assistant/evaluate');
      await page.getByRole('link', { name: `Report of ${name}, investment readiness: Friends and family` }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Not ready/ })).toBeVisible();
      return page.url();
    };
    const [fish, ledger] = [await checkOf('Fish box'), await checkOf('Kasuwa Ledger')];
    await page.goto(`${ledger}/ledger`);
    await page.getByLabel('What for').fill('Stall rent');
    await page.getByLabel('Amount', { exact: true }).fill('45,000');
    await page.getByRole('button', { name: 'Enter this line' }).click();
    await expect(page.getByRole('button', { name: /^Change Stall rent/ })).toBeVisible();
    await page.goto(`${fish}/ledger`);
    await expect(page.getByText('Your months will be here')).toBeVisible();
    for (const [at, own, other] of [
      [fish, 'Fish box', 'Kasuwa Ledger'],
      [ledger, 'Kasuwa Ledger', 'Fish box'],
    ] as const)
      for (const part of ['', '/questions/market', '/questions/finance', '/valuation']) {
        await page.goto(`${at}${part}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // What is folded away counts too; the choice of another idea names every idea.
        const words = await page.locator('main').evaluate((main) => {
          const copy = main.cloneNode(true) as HTMLElement;
          for (const choice of copy.querySelectorAll('select')) choice.remove();
          return copy.textContent ?? '';
        });
        expect(words, `${own}${part}`).not.toContain(other);
        if (part === '') expect(words).toContain(own);
      }
    await page.goto(ledger);
  });

  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByText('Version 1 saved')).toBeVisible();

  await test.step('values the company by two methods', async () => {
    await page.getByRole('heading', { name: 'Valuation range' }).click();
    await page.getByRole('link', { name: 'Open the five methods' }).click();
    await expect(page.getByText('No range yet')).toBeVisible();
    await page.getByText('5 methods need a figure: add one', { exact: true }).click();
    const average = page.getByRole('group', { name: 'Regional average' });
    await average.getByLabel('Amount').fill('80,000,000');
    await average.getByLabel('Source').fill('A survey of angel rounds');
    await average.getByLabel('Day').fill('2026-01-31');
    await page.locator('summary', { hasText: 'Scorecard' }).click();
    await page.getByLabel('Strength of the team').fill('120');
    await page.locator('summary', { hasText: 'Berkus' }).click();
    const most = page.getByRole('group', { name: 'Most that one element is worth in your region' });
    await most.getByLabel('Amount').fill('20,000,000');
    await most.getByLabel('Source').fill('A survey of angel rounds');
    await most.getByLabel('Day').fill('2026-01-31');
    await page.getByLabel('Prototype').fill('50');
    await expect(page.getByText('₦84,800,000').first()).toBeVisible();
    await expect(page.getByText('₦10,000,000').first()).toBeVisible();
    await expectSaved(page);
    await lookAt(page, 'readiness-valuation');
    await page.reload();
    await expect(page.getByText('₦84,800,000').first()).toBeVisible();
    await expect(page.getByText('2 methods need a figure: add one')).toBeVisible();
    await page.getByRole('link', { name: /^Back to/ }).click();
  });

  await test.step('publishes again and compares', async () => {
    await page.getByText(/more blockers$/).click();
    await page.getByRole('link', { name: 'Raise plan', exact: true }).click();
    const [first] = await page.getByRole('radio', { name: 'Yes' }).all();
    await first?.check();
    await expectSaved(page);
    await page.getByRole('link', { name: /blockers/ }).click();
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByText('Version 2 saved')).toBeVisible();
    await page.getByRole('heading', { name: 'History and sharing' }).click();
    await lookAt(page, 'readiness-history');
    await page.getByRole('button', { name: 'Show what changed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What changed from version 1 to 2' })).toBeVisible();
    await lookAt(page, 'readiness-comparison');
    await page.getByRole('link', { name: 'All versions' }).click();
  });

  await test.step('downloads the version as PDF, Word and JSON, which open again', async () => {
    await page.getByRole('link', { name: 'Open version 2' }).click();
    await expect(page.getByText(/^SHA-256 of its JSON/)).toBeVisible();
    const pdf = await pdfText(await downloaded(page, 'PDF'));
    expect(pdf).toContain('Friends and family');
    expect(pdf).toContain('Ada Obi');
    expect(pdf).toContain('Kasuwa Ledger');
    expect(pdf).not.toContain('Fish box');
    const word = await mammoth.extractRawText({ buffer: await downloaded(page, 'Word') });
    expect(word.value).toContain('Friends and family');
    expect(word.value).not.toContain('Fish box');
    const kept = JSON.parse((await downloaded(page, /JSON/)).toString('utf8'));
    expect(kept.report.startup).toBe('Kasuwa Ledger');
    expect(kept.report.round.id).toBe('friends_and_family');
    expect(kept.report.blockers.length).toBeGreaterThan(0);
  });
});

/** The bytes of the open version in one format; PDF and Word ask whose names stand on them. */
async function downloaded(page: Page, format: string | RegExp): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  if (typeof format === 'string') {
    await page.getByLabel(/^Yes: /).check();
    await page.getByRole('button', { name: 'Get the file' }).click();
  }
  return readFile(await (await download).path());
}
