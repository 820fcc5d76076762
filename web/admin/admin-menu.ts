import type { MenuEntry } from '#web/shell/menu.ts';
import { paths } from '../paths.ts';

/** The operator's header menu: a page is listed once it exists. */
export const adminMenu: readonly MenuEntry[] = [
  { label: 'Today', href: paths.admin.root },
  { label: 'Calendar', href: paths.admin.calendar() },
  { label: 'Quotes', href: paths.admin.quotes },
  { label: 'Support', href: paths.admin.support },
  { label: 'Requests', href: paths.admin.requests },
  {
    label: 'Money',
    items: [
      { label: 'Transfers and refunds', href: paths.admin.transfers },
      { label: 'Disputes', href: paths.admin.disputes },
      { label: 'Subscribers', href: paths.admin.subscribers },
      { label: 'Prices of plans', href: paths.admin.prices },
      { label: 'Coupons', href: paths.admin.coupons },
      { label: 'Ledger', href: paths.admin.ledger },
      { label: 'Seller, tax and banks', href: paths.admin.settings },
    ],
  },
  {
    label: 'Set up',
    items: [
      { label: 'Services', href: paths.admin.services },
      { label: 'Advisers', href: paths.admin.advisers },
      { label: 'Learning', href: paths.admin.learning },
      { label: 'Mail that does not arrive', href: paths.admin.mail },
      { label: 'Text messages', href: paths.admin.messages },
    ],
  },
  { label: 'Audit', href: paths.admin.audit },
];
