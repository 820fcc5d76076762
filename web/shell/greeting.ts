/** The name to greet by: the first name, or "User" when no name is known (specification §1). */
export function firstName(name: string | null | undefined): string {
  return name?.trim().split(/\s+/, 1)[0] || 'User';
}
