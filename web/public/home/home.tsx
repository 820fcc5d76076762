import { brand } from '#content/brand.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { About } from './about.tsx';
import { Blog } from './blog.tsx';
import { Community } from './community.tsx';
import { Consultation } from './consultation.tsx';
import { FirstStone } from './first-stone.tsx';
import { Hero } from './hero.tsx';
import { LearnAndGrow } from './learn-and-grow.tsx';
import { Pricing } from './pricing.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tools } from './tools.tsx';

const keywords = ['startup', 'founder', 'idea validation', 'evidence', 'investor-ready'];

export default function Home() {
  return (
    <>
      <PageMeta title={`${brand.name}: ${brand.tagline}`} url={paths.home} keywords={keywords} />
      <Hero />
      <About />
      <Process />
      <Tools />
      <LearnAndGrow />
      <Consultation />
      <Pricing />
      <Testimonials />
      <Community />
      <Blog />
      <FirstStone />
    </>
  );
}
