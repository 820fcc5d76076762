import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { AnchorProvider } from '#ui/link/link.tsx';
import '#ui/styles.css';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { RouterAnchor } from './components/router-anchor.tsx';

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
