import { isRouteErrorResponse } from 'react-router';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { apiTexts } from '../api/api-error.ts';
import { sitePaths } from '../paths/site.ts';
import { MessagePage } from './message-page.tsx';

/** Specification §2: whatever a screen could not cope with, a plain sentence first. Both ways on load the page anew. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main>
      <MessagePage
        title="Something went wrong"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try again</Button>
            <ButtonLink href={sitePaths.home} variant="secondary">
              Go to home page
            </ButtonLink>
          </>
        }
      >
        <p>This page could not be shown. Nothing that was saved is lost. Try it again, or start from the home page.</p>
        <p className="mt-2 text-sm">{errorMessage(error)}</p>
      </MessagePage>
    </main>
  );
}

/** The browser's own words for a part of the site that did not arrive say nothing to a person. */
const missingPart = /dynamically imported module|module script|Failed to fetch|Load failed|NetworkError/i;

export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.status === 404 ? apiTexts.notFound : apiTexts.unexpected;
  if (!(error instanceof Error) || error.message === '') return apiTexts.unknown;
  return missingPart.test(error.message) ? apiTexts.network : error.message;
}
