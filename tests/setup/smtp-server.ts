import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SentMail {
  recipients: string[];
  raw: Buffer;
}

export interface SmtpRefusal {
  code: number;
  text: string;
}

export const refusals = {
  later: { code: 451, text: 'Try again later' },
  nobody: { code: 550, text: '5.1.1 No such user here' },
  spam: { code: 554, text: '5.7.1 Message refused' },
} as const satisfies Record<string, SmtpRefusal>;

/** A mail server on this machine that keeps what it was sent, in the order in which it came. */
export async function startSmtpServer() {
  const messages: SentMail[] = [];
  let connections = 0;
  let fault: ((recipient: string) => boolean) | undefined;
  let answer: SmtpRefusal = refusals.later;
  let dataFault: SmtpRefusal | undefined;
  let held: Promise<void> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Who keeps a connection for the next mail does not hold up the end of a test. Milliseconds.
    closeTimeout: 1,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    async onRcptTo({ address }, _session, done) {
      await held;
      if (!fault?.(address)) return done();
      done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (dataFault) return done(Object.assign(new Error(dataFault.text), { responseCode: dataFault.code }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        messages.push({ recipients, raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  // Anyone who sends may be killed in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    /** How many there have been. */
    connections: () => connections,
    /** Ends every connection without a word. */
    cut() {
      for (const { _socket: socket } of server.connections) socket.destroy();
    },
    /** From now on refuses for a while whom it is told to; nobody without one. */
    refuse(recipients?: (recipient: string) => boolean, as: SmtpRefusal = refusals.later) {
      fault = recipients;
      answer = as;
    },
    /** From now on takes no mail once it has seen it; every mail again without one. */
    refuseMail(as?: SmtpRefusal) {
      dataFault = as;
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
