import type pg from 'pg';

const reconnectMilliseconds = 1000;

/**
 * Calls back for each NOTIFY on the channel, over a connection of its own that is made anew when the server drops it.
 * What is notified while there is none is lost: listeners must also look for themselves now and then.
 */
export async function listenOn(pool: pg.Pool, channel: string, onPayload: (payload: string) => void) {
  let stopped = false;
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = await pool.connect();
    client = fresh;
    fresh.on('notification', (message) => {
      if (message.channel === channel) onPayload(message.payload ?? '');
    });
    // Without a listener an error of a connection that is in use would end the process.
    fresh.once('error', () => {
      fresh.release(true);
      client = undefined;
      reconnect();
    });
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
  };
  const reconnect = () => {
    if (stopped) return;
    retry = setTimeout(() => void connect().catch(reconnect), reconnectMilliseconds);
    retry.unref();
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    client?.release(true);
  };
}
