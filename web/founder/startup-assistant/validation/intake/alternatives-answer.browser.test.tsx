import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Alternative } from '#domain/validation/intake.ts';
import { show } from '#tests/components/show.tsx';
import { AlternativesAnswer } from './alternatives-answer.tsx';

/** The answer as the page of questions holds it; `held()` is what would be saved. */
async function open(start: Alternative[]) {
  let held = start;
  function Held() {
    const [value, setValue] = useState(start);
    held = value;
    return <AlternativesAnswer name="alternatives" label="What else?" usual="NGN" value={value} onChange={setValue} />;
  }
  return { screen: await show(<Held />), held: () => held };
}

it('keeps what was found out about an alternative with its name and link', async () => {
  const { screen, held } = await open([{ name: 'An app', link: 'https://example.com' }]);
  await screen.getByText('What you found out about alternative 1').click();
  await screen.getByLabelText('Price of alternative 1').fill('₦4,000 a month');
  await screen.getByLabelText('What customers of alternative 1 complain of').fill('Typing');
  await screen.getByLabelText('How yours differs from alternative 1').fill('They talk');
  await screen.getByLabelText('Day on which you saw alternative 1').fill('2026-03-01');
  await screen.getByLabelText('Alternative 1', { exact: true }).fill('The app');
  await screen.getByLabelText('Link of alternative 1').fill('example.com/books');
  expect(held()).toEqual([
    {
      name: 'The app',
      link: 'example.com/books',
      price: '₦4,000 a month',
      complaint: 'Typing',
      difference: 'They talk',
      seenOn: '2026-03-01',
    },
  ]);
});

it('leaves out what is empty again, and a line with nothing in it', async () => {
  const { screen, held } = await open([{ name: 'An app', price: '₦4,000' }]);
  await screen.getByText('What you found out about alternative 1').click();
  await screen.getByLabelText('Price of alternative 1').fill('');
  expect(held()).toEqual([{ name: 'An app' }]);
  await screen.getByLabelText('Alternative 1', { exact: true }).fill('');
  expect(held()).toEqual([]);
});

it('reads a price without a currency in the idea’s, says so, and keeps it so', async () => {
  const { screen, held } = await open([{ name: 'An app' }]);
  await screen.getByText('What you found out about alternative 1').click();
  const price = screen.getByLabelText('Price of alternative 1');
  await price.fill('5k a month');
  await expect.element(screen.getByText('We read ₦5,000.')).toBeVisible();
  await screen.getByLabelText('What customers of alternative 1 complain of').fill('Typing');
  await expect.element(price).toHaveValue('₦5,000 a month');
  expect(held()).toEqual([{ name: 'An app', price: '₦5,000 a month', complaint: 'Typing' }]);
  await expect.element(screen.getByText('We read ₦5,000.')).toBeVisible();
  await price.fill('$5 a month');
  expect(screen.getByText('We read').query()).toBeNull();
});
