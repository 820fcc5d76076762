/** A key that no other request has. Does without randomUUID, which exists on https and localhost only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key for a form's submit: the same while the same answers are sent again (a double click, a retry after a lost
 * connection), a new one once they change or after `done`.
 */
export function createSubmitKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input ?? null);
      if (last?.content !== content) last = { content, key: newIdempotencyKey() };
      return last.key;
    },
    done(): void {
      last = undefined;
    },
  };
}
