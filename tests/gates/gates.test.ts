import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects } from '../../vitest.config.ts';

const names = projects.map((project) => project.test.name).filter((name) => name !== 'gates');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/gates/vitest.config.ts', '--project'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/gates/playwright.config.ts'];

/** Runs a program of Node as a shell would. */
function run(args: string[]): Promise<{ code: unknown; output: string }> {
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { PATH, HOME, NO_COLOR: '1' } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

/** Every command that `npm run NAME` comes to, one after the other or, by run-p, at the same time. */
function commandsOf(name: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  return (scripts[name] ?? '').split(' && ').flatMap((command) => {
    const [program, ...words] = command.replace(/^npm (?:run )?/, 'npm ').split(' ');
    const isScripts = program === 'run-p' || (program === 'npm' && words.length === 1);
    return isScripts ? words.filter((word) => !word.startsWith('-')).flatMap(commandsOf) : [command];
  });
}

describe('a runner ends with an error when one test fails', () => {
  it.each(names)('%s', async (name) => {
    const { code, output } = await run([...vitest, name]);
    expect(output).toMatch(/Tests +1 failed \(1\)/);
    expect(code).toBe(1);
  });

  it('journeys', async () => {
    const { code, output } = await run([...playwright, '--project', 'phone']);
    expect(output).toContain('1 failed');
    expect(code).toBe(1);
  });

  it('bench', async () => {
    const { code, output } = await run(['bench/run.ts', 'tests/gates/failing/bench-part.ts']);
    expect(output).toMatch(/a budget .* BROKEN/);
    expect(code).toBe(1);
  });
});

describe('npm test', () => {
  const commands = commandsOf('test');

  it.each([...names, 'gates'])('runs the project %s', (name) => {
    const patterns = commands.flatMap((command) => command.match(/^vitest run --project '?([^ ']+)'?$/)?.[1] ?? []);
    expect(patterns.filter((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(name))).toHaveLength(1);
  });

  it('runs the journeys', () => {
    expect(commands).toContain('playwright test --config tests/e2e/playwright.config.ts');
  });

  it('goes on after no failure', () => {
    expect(commands.join('\n')).not.toMatch(/\|\||;|&/);
  });

  it('ends with an error when one of the parts that run at the same time does', async () => {
    const { code } = await run([
      'node_modules/npm-run-all2/bin/run-p/index.js',
      '--aggregate-output',
      'no-such-script',
    ]);
    expect(code).toBe(1);
  });
});
