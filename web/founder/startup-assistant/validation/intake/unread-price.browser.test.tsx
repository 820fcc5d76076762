import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { readIdea } from '#contract/validation/validation.ts';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const { id, ...blank } = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);
const price = { amountMinor: 50_000, currency: 'NGN' } as const;
const answers = {
  ...demo,
  [`/documents/${id}/pasted-text`]: demo['/documents/019afa28-3600-7ca4-a947-f44901701112/pasted-text'],
  [`/validation/ideas/${id}`]: { id, ...blank, intake: { ...blank.intake, price } },
};

const unpriced = {
  ...answers,
  [`/validation/ideas/${id}`]: { id, ...blank, intake: { ...blank.intake, price: null } },
};

it('calls a price that cannot be read no missing one', async () => {
  const { settle } = await openDemoPage({ at: paths.founder.ideaQuestions(id, 'price'), answers: unpriced, modules });
  await settle();
  await page.getByLabelText('What would they pay?').fill('per bottle');
  await userEvent.tab();
  await expect.element(page.getByText('This says for what, and not how much.')).toBeVisible();
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('pay?” is written, but cannot be saved as it stands'),
  );
  vi.useRealTimers();
});

it('asks what a commission brings, and keeps it as it was typed', async () => {
  const open = async () => {
    const { settle } = await openDemoPage({ at: paths.founder.ideaQuestions(id, 'price'), answers: unpriced, modules });
    await settle();
  };
  const field = page.getByLabelText('What would they pay?');
  const asked = page.getByText(
    'A share of each payment: how much does that bring you from one customer in a month? 3% of ₦20,000 is ₦600.',
  );
  await open();
  await field.fill('3 percent of fees');
  await userEvent.tab();
  await expect.element(asked).toBeVisible();
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('pay?” is written, but cannot be saved as it stands'),
  );

  await cleanup();
  await open();
  await expect.element(field).toHaveValue('3 percent of fees');
  await expect.element(asked).toBeVisible();
  vi.useRealTimers();
});

it('takes a commission of a payment that is named too', async () => {
  const priced = {
    ...answers,
    [`/validation/ideas/${id}`]: {
      id,
      ...blank,
      intake: { ...blank.intake, price: { ...price, amountMinor: 60_000 } },
    },
  };
  const { settle } = await openDemoPage({ at: paths.founder.ideaQuestions(id, 'price'), answers: priced, modules });
  await settle();
  const field = page.getByLabelText('What would they pay?');
  await field.fill('3% of 20k');
  await expect.element(page.getByText('We read 3% of ₦20,000 is ₦600.')).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue('600');
  vi.useRealTimers();
});

it('keeps a price that cannot be read in its field, with the same note, when the page is opened again', async () => {
  const open = async () => {
    const { settle } = await openDemoPage({ at: paths.founder.ideaQuestions(id, 'price'), answers, modules });
    await settle();
  };
  const field = page.getByLabelText('What would they pay?');
  const note = page.getByText('Enter an amount in figures, such as 25,000 or 2.5m.');
  await open();
  await expect.element(field).toHaveValue('500');
  await field.fill('5OO naira');
  await userEvent.tab();
  await expect.element(note).toBeVisible();

  await cleanup();
  await open();
  await expect.element(field).toHaveValue('5OO naira');
  await expect.element(note).toBeVisible();
  await field.fill('500');
  await expect.element(note).not.toBeInTheDocument();
  await cleanup();
  await open();
  await expect.element(field).toHaveValue('500');
  vi.useRealTimers();
});
