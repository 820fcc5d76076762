import { brand } from '#content/brand.ts';
import { publicUrl } from './public-url.ts';

export interface PageMetaProps {
  /** Without the brand's name: it is added unless the title already carries it. */
  title: string;
  description?: string;
  /** Path or absolute address of this page; `imageUrl` and `canonicalUrl` likewise. */
  url?: string;
  imageUrl?: string;
  imageAlt?: string;
  keywords?: string[];
  type?: 'website' | 'article' | 'profile';
  author?: string;
  /** Where this page belongs when it can be read at more than one address. Defaults to `url`. */
  canonicalUrl?: string;
  /** The specification's own reading: exactly `false` gives "noindex, nofollow", everything else "index, follow". */
  noIndex?: boolean;
}

const shareImage = { url: '/share.png', alt: `${brand.name}: ${brand.tagline}` };

/** Title, description, canonical link and social-sharing tags. React moves them into the head, at build and in the browser. */
export function PageMeta(props: PageMetaProps) {
  const { description = brand.description, imageUrl = shareImage.url, imageAlt = shareImage.alt } = props;
  const { url, canonicalUrl = url, keywords, author, type = 'website' } = props;
  const title = props.title.includes(brand.name) ? props.title : `${props.title} · ${brand.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots(props.noIndex)} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {author && <meta name="author" content={author} />}
      {canonicalUrl && <link rel="canonical" href={absolute(canonicalUrl)} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={absolute(url)} />}
      <meta property="og:image" content={absolute(imageUrl)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content="en_GB" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={absolute(imageUrl)} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}

function robots(noIndex: boolean | undefined): string {
  return noIndex === false ? 'noindex, nofollow' : 'index, follow';
}

function absolute(pathOrUrl: string): string {
  return new URL(pathOrUrl, publicUrl()).href;
}
