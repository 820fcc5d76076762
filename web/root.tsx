import { useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { brand } from '#content/brand.ts';
import { AnchorProvider } from '#ui/link/link.tsx';
import { themeColour } from '#ui/theme-colour.ts';
import { themeScript } from '#ui/theme-select/theme.ts';
import { startedEvent } from './code/started.ts';
import { ErrorScreen } from './components/error-screen.tsx';
import { FirstPage } from './components/first-page.tsx';
import { MissingCode } from './components/missing-code.tsx';
import { PageMeta } from './components/page-meta.tsx';
import { PageStyles } from './components/page-styles.tsx';
import { publicUrl } from './components/public-url.ts';
import { RouterAnchor } from './components/router-anchor.tsx';
import { SiteIcons } from './components/site-icons.tsx';

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    // The theme script sets an attribute on <html> before React sees it.
    <html lang="en-GB" data-public-url={publicUrl()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
        <script>{themeScript}</script>
        <PageStyles />
        <SiteIcons />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => void document.dispatchEvent(new Event(startedEvent)), []);
  return (
    <AnchorProvider value={RouterAnchor}>
      <Outlet />
      <MissingCode />
    </AnchorProvider>
  );
}

/** While the code of a page arrives that is not prerendered. */
export function HydrateFallback() {
  return (
    <>
      <PageMeta title={brand.name} noIndex={false} />
      <noscript>
        <p>This part of the site needs JavaScript. Switch it on in your browser, then load the page again.</p>
      </noscript>
      <FirstPage />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AnchorProvider value={RouterAnchor}>
      <ErrorScreen error={error} />
    </AnchorProvider>
  );
}
