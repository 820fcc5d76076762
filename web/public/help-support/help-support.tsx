import { helpTopics } from '#content/help/questions.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { ContactDetails } from '../contact-details.tsx';

const description = 'Answers to what founders ask first, and how to reach a person.';

export default function HelpSupport() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-5 py-12 lg:py-20">
      <PageMeta title="Help and support" description={description} url={paths.helpSupport} />
      <header className="flex max-w-measure flex-col gap-5">
        <h1 className="font-display text-4xl font-semibold tracking-tight">Help and support</h1>
        <p className="text-lg text-stone">{description}</p>
      </header>
      {helpTopics.map(({ heading, questions }) => (
        <section key={heading} className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_1fr]">
          <h2 className="font-display text-2xl font-semibold tracking-tight">{heading}</h2>
          <div className="max-w-measure border-t border-line">
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} look="ruled" summary={question}>
                {answer.map((paragraph) => (
                  <p key={paragraph} className="not-first:mt-3">
                    {paragraph}
                  </p>
                ))}
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
      <section className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_1fr]">
        <h2 className="font-display text-2xl font-semibold tracking-tight">Still stuck?</h2>
        <div className="flex max-w-measure flex-col gap-2">
          <p>
            Write to us. Say what you did, what you saw, and the request number if the page showed one. Leave out what
            your idea is: it is not needed to help you.
          </p>
          <ContactDetails />
        </div>
      </section>
    </div>
  );
}
