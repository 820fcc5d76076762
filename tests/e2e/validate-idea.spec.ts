import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { answerIntake } from './intake.ts';
import { fillSignUp, findMail, linkIn, logIn, logOut, newEmail, somebodyElse } from './people.ts';
import { expect, lookAt, test } from './test.ts';
import { widths } from './widths.ts';

const SENTENCE = 'Bookkeeping by WhatsApp for market traders in Lagos who keep their accounts in notebooks';

/** What the bar says, such as { Support: 20.6, … }. */
async function readBar(page: Page): Promise<Record<string, number>> {
  const label = await page
    .getByRole('img', { name: /Support [\d.]+%, Against [\d.]+%, Unknown [\d.]+%/ })
    .first()
    .getAttribute('aria-label');
  const figures = [...(label ?? '').matchAll(/(Support|Against|Unknown) ([\d.]+)%/g)];
  return Object.fromEntries(figures.map((match) => [match[1], Number(match[2])]));
}

async function download(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  if (item === 'PDF') {
    await page.getByLabel('Yes: ').check();
    await page.getByRole('button', { name: 'Get the file' }).click();
  }
  return (await file).path();
}

/** How often the page was pressed since. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset.taps ?? 0));
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { y: Number.NaN, height: 0 };

/** At the foot of a phone's screen: the button, the score that moves, and no message over it. */
async function seesTheScoreMove(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.locator('[data-foot-bar]').filter({ visible: true });
  await expect(bar.getByRole('button', { name: 'Add what you saw' })).toBeInViewport({ ratio: 1 });
  const move = bar.getByText(/^Support \+\d+$/);
  await expect(move).toBeInViewport({ ratio: 1 });
  const { y, height } = await boxOf(bar);
  expect(Math.round(y + height)).toBe(740);
  const isUncovered = await move.evaluate((one) => {
    const { left, top, width: wide, height: high } = one.getBoundingClientRect();
    return document.elementFromPoint(left + wide / 2, top + high / 2)?.closest('[data-foot-bar]') !== null;
  });
  expect(isUncovered).toBe(true);
  await page.setViewportSize(widths.phone);
}

/** On the screen as it opens: the first input in its upper half, and the second whole above the foot. */
async function seesTwoQuestions(page: Page) {
  const inputs = page.getByRole('main').getByRole('textbox');
  await expect(inputs.nth(1)).toBeVisible();
  expect((await boxOf(inputs.first())).y).toBeLessThan(330);
  const second = await boxOf(inputs.nth(1));
  expect(second.y + second.height).toBeLessThanOrEqual((await boxOf(page.locator('[data-foot-bar]'))).y);
}

test('a stranger signs up, validates an idea and holds a report worth having', async ({ page }) => {
  test.slow();
  const email = newEmail();

  await test.step('sees something true about one sentence, with two taps and no account', async () => {
    await page.goto('/');
    const taps = await countTaps(page);
    const field = page.getByLabel(/^Your idea in one sentence/);
    await field.click();
    await field.fill(SENTENCE);
    await page.getByRole('button', { name: 'See what must be true' }).click();
    const answer = page.getByRole('region', { name: 'Five things that must be true first' });
    await expect(answer).toBeFocused();
    await expect(answer.getByRole('listitem')).toHaveCount(5);
    await expect(answer).toContainText(/market traders/i);
    expect(await taps()).toBe(2);
    await lookAt(page, 'first-look');
  });

  await test.step('keeps it with an account, and finds it begun after the address is confirmed', async () => {
    await page.getByRole('link', { name: 'Keep this' }).click();
    await fillSignUp(page, { email, name: 'Ada Obi' });
    await page.waitForURL(/\/questions\/idea$/);
    const begun = page.url();
    await expect(page.getByRole('region', { name: 'Email verification' })).toBeVisible();
    await lookAt(page, 'intake-unverified', 'screen');
    if (isPhone(page)) await seesTwoQuestions(page);
    const foot = await boxOf(page.locator('[data-foot-bar]'));
    expect(foot.y + foot.height).toBeGreaterThan((page.viewportSize()?.height ?? Number.NaN) - 16);
    await page.goto(linkIn(await findMail(email, /confirm/i)));
    await page.waitForURL(begun.replace('/questions/idea', '?verified=true'));
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    await lookAt(page, 'next-begun');
    await page.goto(begun);
    const kept = (on: Page) => on.getByRole('main').getByRole('textbox').filter({ hasText: SENTENCE });
    await expect(kept(page)).toBeVisible();
    const elsewhere = await somebodyElse(page);
    await logIn(elsewhere, email);
    await elsewhere.waitForURL(/\/m\/founder\/overview$/);
    await elsewhere.goto(begun);
    await expect(kept(elsewhere)).toBeVisible();
    await elsewhere.context().close();
  });

  await test.step('answers the intake, which saves as it goes and survives a reload', async () => {
    let step = 0;
    await answerIntake(page, BOOKKEEPING, async () => {
      step += 1;
      await expect(
        page
          .getByText(/^Saved/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      if (step === 2) {
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await lookAt(page, 'intake');
      }
    });
  });

  await test.step('sees what to do next, and its first stone move with evidence', async () => {
    await expect(page.getByRole('heading', { level: 1, name: BOOKKEEPING.title })).toBeVisible();
    await expect(page.getByText(/^0 of your \d+ make-or-break beliefs are tested/)).toBeVisible();
    await lookAt(page, 'next-untested');
    await page.getByRole('button', { name: 'Add what you saw' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add evidence' });
    await dialog.getByRole('radio', { name: /^They have the problem/ }).check();
    await dialog.getByRole('radio', { name: 'For it' }).check();
    await dialog.getByLabel('What was it?').selectOption('L5');
    await dialog.getByLabel('What did you see or hear?').fill('Four traders paid a month ahead: ₦2,500 each.');
    await dialog.getByText('Who and when').click();
    await dialog.getByLabel('How many people, payments or sources?').fill('4');
    await expect(dialog.getByText(/With a note and a link or a file/)).toBeVisible();
    await dialog.getByText('Link or file').click();
    await dialog.getByLabel('Link').fill('https://example.com/receipts');
    await lookAt(page, 'evidence-dialog', 'screen');
    await dialog.getByRole('button', { name: 'Add evidence' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^1 of your \d+ make-or-break beliefs is tested/)).toBeVisible();
    const moves = page.getByText(/^Support \+\d+$/).filter({ visible: true });
    await expect(moves).toHaveCount(2);
    expect(new Set(await moves.allTextContents()).size).toBe(1);
    if (isPhone(page)) await seesTheScoreMove(page);
    await lookAt(page, 'next');
  });

  await test.step('locks a test card and enters a result against it', async () => {
    await page.getByRole('button', { name: /Lock/ }).first().click();
    const lock = page.getByRole('dialog', { name: 'Lock the pass mark' });
    await lock.getByRole('radio', { name: /A share/ }).check();
    await lock.getByRole('textbox', { name: 'At least' }).fill('5');
    await lock.getByRole('textbox', { name: 'Of how many' }).fill('200');
    await lock.getByRole('button', { name: 'Lock it' }).click();
    await expect(lock).toHaveCount(0);
    await page
      .getByRole('button', { name: /result/i })
      .first()
      .click();
    const result = page.getByRole('dialog', { name: 'Enter the result' });
    await result.getByLabel('How many did you try?').fill('200');
    await result.getByLabel('How many succeeded?').fill('12');
    await result.getByRole('button', { name: 'Save the result' }).click();
    await expect(result).toHaveCount(0);
    await expect(page.getByText(/200 of 200 by day 1 of \d+; successes: 12\./)).toBeVisible();
  });

  await test.step('reads the one page that others read', async () => {
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What holds' })).toBeVisible();
    await lookAt(page, 'report');
  });

  await test.step('finds in Working how the score came about', async () => {
    await page.getByRole('link', { name: 'Everything behind it' }).click();
    await page.getByRole('heading', { name: 'What to test next' }).click();
    await expect(
      page
        .getByText(/too early, 200 of 200, day 1 of/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/3\.5/).filter({ visible: true }).first()).toBeVisible();
    const { Support = 0, Against = 0, Unknown = 0 } = await readBar(page);
    expect(Support).toBeGreaterThan(0);
    expect(Math.abs(Support + Against + Unknown - 100)).toBeLessThanOrEqual(0.15);
    await lookAt(page, 'working');
  });

  const shown = await readBar(page);
  await test.step('downloads the report as PDF and JSON, and can work the score out again', async () => {
    const json = await download(page, 'JSON, to work it out again');
    const { report } = JSON.parse(readFileSync(json, 'utf8'));
    expect(report.score).toMatchObject({ support: shown.Support, against: shown.Against, unknown: shown.Unknown });
    expect(execFileSync(process.execPath, ['docs/recompute.mjs', json], { encoding: 'utf8' })).toContain(
      String(shown.Support),
    );
    const text = await pdfText(readFileSync(await download(page, 'PDF')));
    expect(text).toContain(BOOKKEEPING.title);
    expect(text).toContain('Ada Obi · as of');
    expect(text).toContain(String(shown.Support));
    expect(text).toContain('₦2,500');
  });

  await test.step('finds it again under All Documents after logging out and in', async () => {
    await logOut(page);
    await logIn(page, email);
    await page.waitForURL(/\/m\/founder\/overview$/);
    await lookAt(page, 'founder-overview');
    await page.goto('/m/founder/startup-assistant');
    await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
    await lookAt(page, 'all-documents');
    await page.getByRole('link', { name: BOOKKEEPING.title }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Working', exact: true }).click();
    await expect.poll(() => readBar(page)).toEqual(shown);
  });
});
