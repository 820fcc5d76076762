import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { About } from './about.tsx';
import { Hero } from './hero.tsx';

it('presents the product as an AI-powered toolkit, and says what the AI does and what it cannot (specification §1, readings)', () => {
  const text = renderToStaticMarkup(
    <>
      <Hero />
      <About />
    </>,
  ).replace(/<[^>]+>/g, '');
  expect(text).toContain('Cairn is an AI-powered toolkit for founders.');
  expect(text).toContain('The score follows published rules.');
  expect(text).toContain('The AI drafts, asks and argues; no AI can change a number.');
});
