import type { MenuEntry } from '#web/shell/menu.ts';
import { paths } from '../paths.ts';

/** The founder's header menu (specification §2): a page is listed once it exists. */
export const founderMenu: readonly MenuEntry[] = [
  { label: 'Overview', href: paths.founder.overview },
  {
    label: 'Startup Assistant',
    items: [
      { label: 'All Documents', href: paths.founder.assistant },
      { label: 'Validate Idea', href: paths.founder.validate },
      { label: 'Check Investment Readiness', href: paths.founder.evaluate },
      { label: 'Generate Startup Docs', href: paths.founder.generate },
    ],
  },
  { label: 'Programs', href: paths.founder.programs },
  {
    label: 'Consultation',
    items: [
      { label: 'Service List', href: paths.founder.serviceList() },
      { label: 'My Bookings', href: paths.founder.bookings },
      { label: 'Quotes', href: paths.founder.quotes },
    ],
  },
];
