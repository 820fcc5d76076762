import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { QuestionsFoot } from './questions-foot.tsx';

/** A step with a field that says something as soon as it is left. */
function Step() {
  const [wasLeft, setLeft] = useState(false);
  return (
    <>
      <label htmlFor="channel">Channel</label>
      <input id="channel" onBlur={() => setLeft(true)} />
      {wasLeft && <p style={{ height: '8rem' }}>Word of mouth says nothing in particular.</p>}
      <QuestionsFoot saved="Saved" aside={null} back={undefined} next={{ label: 'Next', href: '/m/next-step' }} />
    </>
  );
}

it('goes on with the first tap, though leaving the field says something above it', async () => {
  await page.viewport(...phone);
  const screen = await show(<Step />);
  await screen.getByLabelText('Channel').fill('word of mouth');
  await screen.getByRole('link', { name: 'Next' }).click();
  await expect.poll(screen.location).toBe('/m/next-step');
});
