import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { AnchorProvider } from '#ui/link/link.tsx';
import '#ui/styles.css';
import { themeColour } from '#ui/theme-colour.ts';
import { themeScript } from '#ui/theme-select/theme.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { RouterAnchor } from './components/router-anchor.tsx';

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    // The theme script sets an attribute on <html> before React sees it.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
        <script>{themeScript}</script>
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
  return (
    <AnchorProvider value={RouterAnchor}>
      <Outlet />
      <ToastRegion />
    </AnchorProvider>
  );
}
