import { About } from './about.tsx';
import { Blog } from './blog.tsx';
import { Community } from './community.tsx';
import { Consultation } from './consultation.tsx';
import { FirstStone } from './first-stone.tsx';
import { LearnAndGrow } from './learn-and-grow.tsx';
import { Pricing } from './pricing.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tools } from './tools.tsx';

/** The sections under the hero: words, tables and plain links, in which nothing changes. */
export function BelowTheFold() {
  return (
    <>
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
