import { brand } from '#content/brand.ts';
import { notes } from '#content/home/notes.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Section } from './section.tsx';

export function Blog() {
  return (
    <Section id="blog" label="Blog" title="Notes from the margin">
      <div className="border-t border-line">
        {notes.map(({ title, paragraphs }) => (
          <Disclosure
            key={title}
            look="ruled"
            summary={<h3 className="font-display text-lg font-semibold tracking-tight sm:text-xl">{title}</h3>}
          >
            <div className="flex flex-col gap-2">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
      {brand.blogUrl && <TextLink href={brand.blogUrl}>Read the blog</TextLink>}
    </Section>
  );
}
