import type { Dashboard } from '#domain/roles.ts';
import { adminMenu } from './admin/admin-menu.ts';
import { founderMenu } from './founder/founder-menu.ts';
import { investorMenu } from './investor/investor-menu.ts';
import type { MenuEntry } from './shell/menu.ts';

/** The menu of each dashboard, as its area has it: the areas do not know each other. */
export const menus: Record<Dashboard, readonly MenuEntry[]> = {
  founder: founderMenu,
  investor: investorMenu,
  admin: adminMenu,
};
