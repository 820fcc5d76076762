import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { manageProducts } from '#tests/setup/products.ts';

/** What the process does at its start and its end, on the database that it brings. */
const { start } = manageProducts();

describe('the process', () => {
  it('names every setting that is wrong', async () => {
    await expect(start({ DATABASE_POOL: 'many', APP_ENV: 'prod' })).rejects.toThrow(
      /The environment cannot be used:\n {2}APP_ENV[\s\S]*DATABASE_POOL/,
    );
  });

  it('refuses to start in production on development secrets', async () => {
    await expect(start({ APP_ENV: 'production' })).rejects.toThrow(/AUTH_SECRET is required/);
  });

  it.each(['web', 'worker'])('is refused as a %s alone on the embedded database', async (ROLE) => {
    await expect(start({ ROLE })).rejects.toThrow(
      /needs DATABASE_URL: only one process can open the embedded database/,
    );
  });

  it('is refused an embedded database that another one holds, and gets it once that one was killed', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/is in use by another Cairn process/);
    await first.kill();
    const second = await start();
    expect((await fetch(`${second.url}/healthz`)).ok).toBe(true);
  });
});

describe('asked to stop', () => {
  it('stops although a client stalls in the middle of a request', async () => {
    const product = await start();
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await once(socket, 'connect');
    await fetch(`${product.url}/healthz`);
    await product.stop();
    socket.destroy();
    await expect(fetch(`${product.url}/healthz`)).rejects.toThrow();
  });
});
