import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import type { HelpArea, HelpQuestion } from '#content/help/help.ts';
import { helpAreas } from '#content/help/questions.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useHydrated } from '../../components/hydrated.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { ContactDetails } from '../contact-details.tsx';
import { findQuestions } from './find-questions.ts';
import { nearestQuestions } from './nearest-questions.ts';

const description = 'Answers to what people ask first, and how to reach a person.';

/** /help-support: every question has an address of its own behind the #. All of it is read without JavaScript but the search. */
export default function HelpSupport() {
  const [search, setSearch] = useState('');
  const wanted = useWanted();
  const exact = findQuestions(helpAreas, search);
  const isNear = exact.length === 0;
  const areas = isNear ? nearestQuestions(helpAreas, search) : exact;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-5 py-12 lg:gap-12 lg:py-20">
      <PageMeta title="Help and support" description={description} url={paths.helpSupport} />
      <header className="flex max-w-measure flex-col gap-5">
        <h1 className="font-display text-4xl font-semibold tracking-tight">Help and support</h1>
        <p className="text-lg text-stone">{description}</p>
        <SearchField search={search} onSearch={setSearch} found={areas} isNear={isNear} />
        <nav aria-label="Areas" className={cx('flex flex-wrap gap-x-5', search.trim() && 'hidden')}>
          {helpAreas.map(({ id, heading }) => (
            <TextLink key={id} href={`#${id}`} className="inline-flex min-h-11 items-center">
              {heading}
            </TextLink>
          ))}
        </nav>
      </header>
      {areas.map(({ id, heading, questions }) => (
        <section key={id} id={id} className="grid scroll-mt-20 gap-x-12 gap-y-4 lg:grid-cols-[14rem_1fr]">
          <h2 className="font-display text-2xl font-semibold tracking-tight">{heading}</h2>
          <div className="max-w-measure border-t border-line">
            {questions.map((question) => (
              <Question key={question.id} question={question} isWanted={question.id === wanted} />
            ))}
          </div>
        </section>
      ))}
      <StillStuck />
    </div>
  );
}

/** The id stands within: browsers open what is folded around the target of an address, without JavaScript too. */
function Question({
  question: { id, question, answer, links },
  isWanted,
}: {
  question: HelpQuestion;
  isWanted: boolean;
}) {
  return (
    <Disclosure look="ruled" summary={question} defaultOpen={isWanted}>
      <div id={id} className="flex scroll-mt-36 flex-col gap-3">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links && (
          <p className="flex flex-wrap gap-x-5">
            {links.map(({ label, href }) => (
              <TextLink key={href} href={href} className="inline-flex min-h-11 items-center sm:min-h-6">
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </Disclosure>
  );
}

type SearchFieldProps = {
  search: string;
  onSearch: (text: string) => void;
  found: HelpArea[];
  /** No question holds all of the words. */
  isNear: boolean;
};

/** Keeps its place in the prerendered page, and shows once it works. */
function SearchField({ search, onSearch, found, isNear }: SearchFieldProps) {
  const isHydrated = useHydrated();
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <search className={cx('flex flex-col gap-2', !isHydrated && 'invisible')}>
      <TextField
        type="search"
        name="search"
        label="Search the questions"
        prefix={<Search />}
        value={search}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
      />
      <p role="status" className="min-h-6 text-sm text-stone">
        {search.trim() && foundWords(count, isNear)}
      </p>
    </search>
  );
}

function foundWords(count: number, isNear: boolean): string {
  if (isNear && count > 0)
    return count === 1
      ? 'No question has all of these words. The nearest:'
      : `No question has all of these words. The nearest ${count}:`;
  if (count === 0) return 'No question has these words. Try fewer of them, or write to us below.';
  return count === 1 ? '1 question has these words.' : `${count} questions have these words.`;
}

function StillStuck() {
  return (
    <section className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <h2 className="font-display text-2xl font-semibold tracking-tight">Still stuck?</h2>
      <div className="flex max-w-measure flex-col gap-2">
        <p>
          Say what you did, what you saw, and the request number if the page showed one. Leave out what your idea is: it
          is not needed to help you.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.member.support}>Write to us</ButtonLink>
          <ButtonLink variant="secondary" href={paths.writeToUs}>
            Write without an account
          </ButtonLink>
        </p>
        <p className="text-stone">
          With an account you are asked to log in first, and your question and our answer stay together there. Without
          one we answer by e-mail, once you have confirmed your address.
        </p>
        {(brand.contact.email ?? brand.contact.phone) && <ContactDetails />}
      </div>
    </section>
  );
}

/** The question that the address names, once the page is the browser's. */
function useWanted(): string | null {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const wanted = isHydrated ? hash.slice(1) : '';
  useEffect(() => {
    // It was folded when the browser or the router looked for it.
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  return wanted || null;
}
