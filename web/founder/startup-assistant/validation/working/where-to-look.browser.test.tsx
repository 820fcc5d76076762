import { expect, it } from 'vitest';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from '#domain/validation/intake.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { WhereToLookSection } from './where-to-look.tsx';

const open = async (change: IntakeDraft, isUnlawful = false) => {
  const intake = completeIntake({ ...BOOKKEEPING, ...change });
  const screen = await show(<WhereToLookSection intake={intake} isUnlawful={isUnlawful} />);
  expect(screen.container.querySelectorAll('a')).toHaveLength(0);
  await screen.getByRole('heading', { level: 2 }).click();
  return screen;
};
const LOANS = 'Traders in Balogun Market get small loans by phone through a loan app.';

it('says where sizes, permits, rivals and names can be looked up', async () => {
  const screen = await open({ pitch: LOANS });
  await expect.element(screen.getByText(/^Digital lender registration, /)).toBeVisible();
  await expect(readOut(screen.container)).toMatchFileSnapshot('said/where-to-look.txt');
});

it('opens every address apart from this page, which it does not name', async () => {
  const screen = await open({ pitch: LOANS });
  await expect.element(screen.getByText('Is the name free?')).toBeVisible();
  const links = [...screen.container.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(8);
  for (const { target, rel } of links)
    expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});

it('offers nothing to sell against where it may be unlawful', async () => {
  const screen = await open({ pitch: 'Sell guns to vigilantes in Zamfara' }, true);
  await expect.element(screen.getByText('Search for who must permit it')).toBeVisible();
  await expect.element(screen.getByText('Search for what they can choose instead')).not.toBeInTheDocument();
});

it('asks for answers where it has none to search with', async () => {
  const screen = await show(<WhereToLookSection intake={completeIntake({})} isUnlawful={false} />);
  await screen.getByRole('heading', { level: 2 }).click();
  await expect.element(screen.getByText(/the places to look appear here/)).toBeVisible();
});
