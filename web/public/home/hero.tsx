import { brand } from '#content/brand.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { sitePaths } from '../../paths/site.ts';
import { IdeaSentence } from './idea-sentence.tsx';
import { ScoreSample } from './score-sample.tsx';

export function Hero() {
  return (
    <section
      id="hero"
      className="mx-auto grid w-full max-w-page items-start gap-6 px-5 pt-6 pb-6 sm:gap-14 sm:pt-12 sm:pb-14 lg:grid-cols-[1fr_29rem] lg:gap-16 lg:pt-12 lg:pb-12"
    >
      <div className="flex flex-col items-start gap-4 sm:gap-5">
        <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl lg:text-6xl lg:leading-[1.04]">
          Find out what your idea still has to prove.
        </h1>
        <IdeaSentence />
        <p className="text-sm text-stone">
          Then check readiness, write agreements, ask an adviser. Free, with no card.
          <span className="lg:hidden"> Made for phones and slow connections.</span>
        </p>
        <p className="max-w-[34rem] text-stone sm:text-lg">
          {brand.name} is an AI-powered toolkit for founders. Write your idea down and add what you have really seen: it
          shows what supports the idea, what speaks against it and what nobody knows yet, with arithmetic that anyone
          can check.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
          <ButtonLink variant="secondary" href={sitePaths.auth.signupAs('founder')} className="min-h-12 px-6">
            Validate your idea
          </ButtonLink>
          <TextLink href={sitePaths.homeSection('process')} className="inline-flex min-h-11 items-center">
            See how it goes
          </TextLink>
        </div>
      </div>
      <ScoreSample />
    </section>
  );
}
