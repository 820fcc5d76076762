import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PUBLIC_URL_PLACEHOLDER } from '#contract/public-url.ts';
import { PageMeta, type PageMetaProps } from './page-meta.tsx';

const render = (props: Partial<PageMetaProps> = {}) => renderToStaticMarkup(<PageMeta title="Terms" {...props} />);

it.each([
  [undefined, 'index, follow'],
  [true, 'index, follow'],
  [false, 'noindex, nofollow'],
])('noIndex %s gives robots "%s"', (noIndex, content) => {
  expect(render({ noIndex })).toContain(`<meta name="robots" content="${content}"/>`);
});

it('adds the brand to a title unless it is there', () => {
  expect(render()).toContain('<title>Terms · Cairn</title>');
  expect(render({ title: 'Cairn: start' })).toContain('<title>Cairn: start</title>');
});

it('writes every input, addresses made absolute', () => {
  const html = render({
    description: 'What it is.',
    url: '/terms?x=1',
    imageUrl: '/own.png',
    imageAlt: 'Own',
    keywords: ['a', 'b'],
    type: 'article',
    author: 'Ada',
    canonicalUrl: 'https://elsewhere.example/terms',
  });
  expect(html).toContain('<meta name="description" content="What it is."/>');
  expect(html).toContain(`<meta property="og:url" content="${PUBLIC_URL_PLACEHOLDER}/terms?x=1"/>`);
  expect(html).toContain(`<meta property="og:image" content="${PUBLIC_URL_PLACEHOLDER}/own.png"/>`);
  expect(html).toContain('<meta property="og:image:alt" content="Own"/>');
  expect(html).toContain('<meta name="keywords" content="a, b"/>');
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta name="author" content="Ada"/>');
  expect(html).toContain('<link rel="canonical" href="https://elsewhere.example/terms"/>');
});

it('is canonical at its own address unless told otherwise, and leaves out what it was not given', () => {
  expect(render({ url: '/terms' })).toContain(`<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}/terms"/>`);
  expect(render()).not.toMatch(/canonical|og:url|keywords|author/);
});
