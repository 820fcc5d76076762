import { useEffect, useState } from 'react';
import { brand } from '#content/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { sitePaths } from '../../paths/site.ts';
import { answerConsent, openConsentPreferences, resumeConsent, useConsentAnswered } from './consent.ts';

const asks = brand.optionalServices.length > 0;

/**
 * The cookie notice until it is answered: a slim sheet that sticks to the foot of the window, and at the end of the page
 * stands under the footer, so that it hides nothing for good. It waits there once the first beliefs have come. On a desktop
 * it stands on the left, beside the sample.
 */
export function CookieBanner() {
  const isAnswered = useConsentAnswered();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    resumeConsent().catch((error: unknown) => console.warn('Optional services could not be loaded', error));
  }, []);
  if (isAnswered || isSaving) return null;

  async function answer(categories: 'all' | 'necessary') {
    setSaving(true);
    try {
      await answerConsent(categories);
    } catch (error) {
      console.warn('The answer to the cookie notice could not be saved', error);
    }
    setSaving(false);
  }
  return <CookieNotice asks={asks} onAnswer={answer} onChoose={openConsentPreferences} />;
}

interface CookieNoticeProps {
  /** With optional services it asks; with none it only informs. */
  asks: boolean;
  onAnswer: (categories: 'all' | 'necessary') => void;
  onChoose: () => void;
}

export function CookieNotice({ asks, onAnswer, onChoose }: CookieNoticeProps) {
  return (
    <section
      data-foot-bar
      aria-labelledby="cookie-notice"
      className="sticky bottom-2 z-20 [html:has(#first-look)_&]:static mx-auto my-2 flex w-[calc(100%-1rem)] max-w-3xl flex-wrap items-center justify-between sm:grid sm:grid-cols-[1fr_auto] gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-4 text-sm shadow-soft sm:bottom-4 sm:my-4 sm:px-5 lg:ml-5 lg:flex lg:max-w-[42rem] lg:py-2"
    >
      <div className="basis-full sm:col-span-1 lg:mr-auto lg:basis-auto">
        <h2 id="cookie-notice" className="font-display text-base font-semibold">
          {asks ? 'You choose the cookies' : 'Only necessary cookies'}
        </h2>
        <p className="text-stone">
          {asks
            ? 'The necessary ones keep you signed in. The others stay off unless you switch them on.'
            : 'One keeps you signed in, one remembers that you have read this.'}
        </p>
      </div>
      <p className="flex gap-4">
        <TextLink href={sitePaths.privacyPolicy} className="inline-flex min-h-6 items-center">
          Privacy
        </TextLink>
        <TextLink href={sitePaths.terms} className="inline-flex min-h-6 items-center">
          Terms
        </TextLink>
      </p>
      {asks ? (
        <div className="basis-full grid grid-cols-2 gap-2 sm:col-span-1 sm:col-start-2 sm:row-span-2 sm:row-start-1">
          <Button onClick={() => onAnswer('all')}>Accept all</Button>
          <Button onClick={() => onAnswer('necessary')}>Reject all</Button>
          <Button variant="quiet" className="col-span-2" onClick={onChoose}>
            Choose one by one
          </Button>
        </div>
      ) : (
        <Button className="shrink-0 sm:col-start-2 sm:row-span-2 sm:row-start-1" onClick={() => onAnswer('all')}>
          I understand
        </Button>
      )}
    </section>
  );
}
