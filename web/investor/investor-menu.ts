import type { MenuEntry } from '../member/menu.ts';
import { paths } from '../paths.ts';

/** The investor's header menu: a page is listed once it exists. */
export const investorMenu: readonly MenuEntry[] = [{ label: 'Overview', href: paths.investor.overview }];
