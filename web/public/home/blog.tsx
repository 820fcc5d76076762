import { brand } from '#content/brand.ts';
import { notes } from '#content/home/notes.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Section } from './section.tsx';

export function Blog() {
  return (
    <Section id="blog" label="Blog" title="Notes from the margin">
      <div className="grid gap-6 sm:gap-10 md:grid-cols-3">
        {notes.map(({ title, paragraphs }) => (
          <article key={title} className="flex flex-col gap-2 sm:gap-3">
            <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-stone">
                {paragraph}
              </p>
            ))}
          </article>
        ))}
      </div>
      {brand.blogUrl && <TextLink href={brand.blogUrl}>Read the blog</TextLink>}
    </Section>
  );
}
