export const ROLES = ['user', 'founder', 'investor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that sign-up and `POST /auth/create-role` may grant. `admin` comes from the command line only. */
export const GRANTABLE_ROLES = ['user', 'founder', 'investor'] as const satisfies readonly Role[];
export type GrantableRole = (typeof GRANTABLE_ROLES)[number];

export function isGrantableRole(role: string): role is GrantableRole {
  return GRANTABLE_ROLES.some((grantable) => grantable === role);
}

/** Whether any one of the required roles is held; a place that requires none is open to all. */
export function hasAnyRole(held: readonly string[], required: readonly Role[]): boolean {
  return required.length === 0 || required.some((role) => held.includes(role));
}

export const DASHBOARD_ROLES = {
  founder: 'founder',
  investor: 'investor',
  admin: 'admin',
} as const satisfies Record<string, Role>;
export type Dashboard = keyof typeof DASHBOARD_ROLES;

/**
 * The dashboards to choose from and whether each is open to the holder of these roles. The operator's own dashboard is
 * listed only for operators.
 */
export function dashboardChoices(held: readonly string[]): { dashboard: Dashboard; allowed: boolean }[] {
  return (Object.keys(DASHBOARD_ROLES) as Dashboard[])
    .map((dashboard) => ({ dashboard, allowed: hasAnyRole(held, [DASHBOARD_ROLES[dashboard]]) }))
    .filter(({ dashboard, allowed }) => allowed || dashboard !== 'admin');
}

const REDIRECT_LIMIT = 2048;
const UNSAFE = /[\\\s\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}]/u;
const ENCODED_CONTROL = /%(?:25)*(?:0|1)[\da-f]|%(?:25)*7f/i;

/**
 * Whether a `redirect` parameter is a path of this site that is safe to go to after login: it starts with one slash and
 * has no second one beside it, no scheme, host, backslash, blank or control character, nor any of these hidden behind
 * percent-encoding (however often repeated), look-alike characters or dot segments.
 */
export function isSafeRedirect(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > REDIRECT_LIMIT || !value.startsWith('/')) return false;
  if (UNSAFE.test(value) || ENCODED_CONTROL.test(value) || value.includes('//')) return false;

  const path = decodeFully(value.split(/[?#]/, 1)[0] ?? '');
  return path !== null && !UNSAFE.test(path.replaceAll(' ', '')) && !/\/[/.]/.test(path);
}

/** The path with every layer of percent-encoding removed and look-alikes folded to ASCII; null when malformed. */
function decodeFully(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).normalize('NFKC');
    return decoded === path ? decoded : decodeFully(decoded);
  } catch {
    return null;
  }
}
