import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'request failed');
  return lines.join('');
}

describe('the log', () => {
  it('names a failed query and its cause, and never what was in it', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(ada@cairn.example) already exists.',
      where: 'my secret idea',
    });
    const line = logged(new DrizzleQueryError('insert into ideas values ($1)', ['my secret idea'], cause));
    expect(line).toContain('insert into ideas');
    expect(line).toContain('users_email');
    expect(line).toContain('log.test.ts');
    expect(line).not.toMatch(/my secret idea|ada@cairn/);
  });

  it('leaves out the query string of a request, which may hold a token', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    log.info({
      req: { method: 'GET', url: '/api/auth/verify-email?token=secret', headers: { authorization: 'Bearer secret' } },
    });
    expect(lines.join('')).toContain('/api/auth/verify-email');
    expect(lines.join('')).not.toContain('secret');
  });
});
