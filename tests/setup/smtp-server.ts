import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SentMail {
  recipients: string[];
  raw: Buffer;
}

/** A mail server on this machine that keeps what it was sent, in the order in which it came. */
export async function startSmtpServer() {
  const messages: SentMail[] = [];
  let fault: ((recipient: string) => boolean) | undefined;
  let held: Promise<void> | undefined;
  const open = new Set<Socket>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onRcptTo({ address }, _session, done) {
      await held;
      if (!fault?.(address)) return done();
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        messages.push({ recipients, raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  // Whoever sends may be killed in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    /** How many were made so far. */
    connections: () => connections,
    /** Ends every connection that is open, as a server does that is started anew. */
    hangUp() {
      for (const socket of open) socket.destroy();
    },
    /** From now on refuses for a while whom it is told to; nobody without one. */
    refuse(recipients?: (recipient: string) => boolean) {
      fault = recipients;
    },
    /** From now on answers nothing, until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = undefined;
        release();
      };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
