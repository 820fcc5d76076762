import type { MenuEntry } from '#web/shell/menu.ts';
import { paths } from '../paths.ts';

/** The investor's header menu: a page is listed once it exists. */
export const investorMenu: readonly MenuEntry[] = [{ label: 'Overview', href: paths.investor.overview }];
