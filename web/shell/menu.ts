/** A page in a menu. */
export interface MenuLink {
  label: string;
  href: string;
}

/** A line of the member header: a page, or a name for several pages. */
export type MenuEntry = MenuLink | { label: string; items: readonly MenuLink[] };

/** The page of a menu that an address belongs to: the one whose own address is the longest beginning of it. */
export function activeLink(links: readonly MenuLink[], pathname: string): MenuLink | null {
  const matching = links.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return matching.reduce<MenuLink | null>(
    (best, link) => (best && best.href.length >= link.href.length ? best : link),
    null,
  );
}

/** Every page of a menu, sub-items included. */
export function flattenMenu(menu: readonly MenuEntry[]): MenuLink[] {
  return menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
}
