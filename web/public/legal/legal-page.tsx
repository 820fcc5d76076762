import { brand } from '#content/brand.ts';
import type { LegalText } from '#content/legal/legal-text.ts';
import { Anchor } from '#ui/link/link.tsx';
import { ContactDetails } from '../contact-details.tsx';

/** One legal text: a contents list in the margin, sections with their own anchors on `path`, and who answers for it. */
export function LegalPage({ text, path }: { text: LegalText; path: string }) {
  return (
    <article className="mx-auto grid w-full max-w-page gap-x-12 gap-y-8 px-5 py-12 lg:grid-cols-[14rem_1fr] lg:py-20">
      <header className="flex max-w-measure flex-col gap-5 lg:col-start-2">
        <h1 className="font-display text-4xl font-semibold tracking-tight">{text.title}</h1>
        <p className="text-lg text-stone">{text.intro}</p>
        <ReviewNote />
      </header>
      <nav aria-label="On this page" className="text-sm lg:row-span-2 lg:row-start-1 lg:pt-3">
        <ul className="flex flex-col border-line max-lg:border-y max-lg:py-2 lg:sticky lg:top-28 lg:border-l">
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <Anchor
                href={`${path}#${id}`}
                className="flex min-h-9 items-center text-stone no-underline hover:text-ink lg:pl-4"
              >
                {heading}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-measure flex-col gap-10 lg:col-start-2">
        {text.sections.map((section) => (
          <section key={section.id} id={section.id} className="flex flex-col gap-3">
            <h2 className="font-display text-2xl font-semibold tracking-tight">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points && (
              <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-moss">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section className="flex flex-col gap-2 border-t border-line pt-8">
          <h2 className="font-display text-2xl font-semibold tracking-tight">Who to write to</h2>
          <p>{brand.operator}:</p>
          <ContactDetails />
        </section>
      </div>
    </article>
  );
}

function ReviewNote() {
  return brand.legalReviewedOn ? (
    <p className="text-sm text-stone">
      Last reviewed on <time dateTime={brand.legalReviewedOn}>{brand.legalReviewedOn}</time>.
    </p>
  ) : (
    <p className="rounded-card bg-amber-wash p-4 text-amber-ink">
      This page says truthfully what the software does. The operator of this site has not yet reviewed it, nor added
      their name and what the law of their country asks for.
    </p>
  );
}
