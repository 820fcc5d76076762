import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findFreePort } from './postgres-server.ts';

export interface Product {
  url: string;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish what it does and stop. */
  stop(): Promise<void>;
}

/** Starts the product as an operator would, as a process of its own, and waits until it is ready. */
export async function startProduct(env: Record<string, string | undefined>): Promise<Product> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const settings = { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', SEED_DEMO: 'false', ...env };
  return startProcess(['server/main.ts'], { ...settings, PORT: String(port) }, port);
}

/** Starts a server of this project with Node and waits until it says at /readyz that it is ready. `stdio` as `spawn` takes it. */
export async function startProcess(
  args: string[],
  env: Record<string, string | undefined>,
  port: number,
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
): Promise<Product & { child: ChildProcess }> {
  const cwd = resolve(import.meta.dirname, '../..');
  const child = spawn(process.execPath, args, { cwd, env, stdio });
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, child, output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function waitUntilReady(url: string, child: ChildProcess, output: string[]): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output.join('')}`);
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready in time:\n${output.join('')}`);
}
