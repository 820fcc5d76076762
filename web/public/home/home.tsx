import { brand } from '#content/brand.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { sitePaths } from '../../paths/site.ts';
import { Hero } from './hero.tsx';
import { SectionsWhenNear } from './sections-when-near.tsx';
import { StaticSections } from './static-sections.tsx';

const keywords = ['startup', 'founder', 'idea validation', 'evidence', 'investor-ready'];

export default function Home() {
  return (
    <>
      <PageMeta title={`${brand.name}: ${brand.tagline}`} url={sitePaths.home} keywords={keywords} />
      <Hero />
      <StaticSections />
      <SectionsWhenNear />
    </>
  );
}
