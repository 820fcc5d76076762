import type { Config } from '../../server/config/config.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { AiFailure } from '../../server/ports/ai/port.ts';
import { FilesFailure } from '../../server/ports/files/port.ts';
import { LearningFailure } from '../../server/ports/learning/port.ts';
import { MailUnavailable } from '../../server/ports/mail/port.ts';
import { MessageFailure } from '../../server/ports/messages/port.ts';
import { examineAi } from './ai.ts';
import type { Finding } from './examination.ts';
import { examineLearning } from './learning.ts';
import { examineLogins } from './logins.ts';
import { examineBounces, examineMail } from './mail.ts';
import { examineMessages } from './messages.ts';
import { examinePayments } from './payments.ts';
import { examineDatabase, examineFiles } from './storage.ts';

/** Asks every configured outside system, one after the other, whether it works. Nothing is sent to anybody. */
export async function* examine(config: Config, outbound: Outbound, clock: () => Date): AsyncGenerator<Finding> {
  const examinations = [
    examineDatabase(config),
    examineFiles(config, outbound),
    examineMail(config, outbound, clock),
    ...examineLogins(config, outbound, clock),
    examineBounces(config),
    examineMessages(config, outbound, clock),
    examineLearning(config, outbound, clock),
    await examineAi(config, outbound),
    ...examinePayments(config, outbound, clock),
  ];
  for (const { system, about, ask, advise } of examinations) {
    if (!ask) {
      yield { system, state: 'unused', text: about };
      continue;
    }
    const fault = await ask().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const text = fault ? `${about}: ${reasonOf(fault.error)} ${advise(fault.error)}` : about;
    yield { system, state: fault ? 'failed' : 'ok', text };
  }
}

/** Our own errors are sentences that hold no secret; of any other only its code. */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (error instanceof FilesFailure || error instanceof MailUnavailable || error instanceof AiFailure)
    return error.message;
  if (error instanceof LearningFailure) return error.message;
  if (error instanceof MessageFailure) return `It does not work (${error.reason}).`;
  return typeof code === 'string' && /^[A-Z\d_]+$/.test(code) ? `It does not work (${code}).` : 'It does not work.';
}
