import { sql } from 'drizzle-orm';
import type { Config } from '../server/config/config.ts';
import type { FirebaseConfig } from '../server/config/firebase.ts';
import { openDatabase } from '../server/db/open.ts';
import { OutboundFailure } from '../server/outbound/failure.ts';
import type { Outbound } from '../server/outbound/outbound.ts';
import { openAi } from '../server/ports/ai/open-ai.ts';
import { AiFailure, type AiFailureKind } from '../server/ports/ai/port.ts';
import { openFiles } from '../server/ports/files/open-files.ts';
import { FilesFailure, type FilesFailureKind } from '../server/ports/files/port.ts';
import { createFirebaseLogins, FirebaseRefusal } from '../server/ports/identity/firebase/firebase.ts';
import { createOidcProvider } from '../server/ports/identity/oidc/provider.ts';
import { openMail } from '../server/ports/mail/open-mail.ts';
import { MailUnavailable } from '../server/ports/mail/port.ts';
import { openMessages } from '../server/ports/messages/open-messages.ts';
import { MessageFailure, type MessageFault } from '../server/ports/messages/port.ts';
import { openPayments } from '../server/ports/payments/open-payments.ts';
import { KeyRefused } from '../server/ports/payments/port.ts';

export interface Finding {
  system: string;
  /** `unused`: the operator has chosen to do without it. */
  state: 'ok' | 'failed' | 'unused';
  text: string;
}

interface Examination {
  system: string;
  /** What is asked, as the operator configured it, without anything secret. */
  about: string;
  /** Undefined where there is nothing to ask. */
  ask: (() => Promise<void>) | undefined;
  /** What to do about a fault. */
  advise(error: unknown): string;
}

/** Asks every configured outside system, one after the other, whether it works. Nothing is sent to anybody. */
export async function* examine(config: Config, outbound: Outbound, clock: () => Date): AsyncGenerator<Finding> {
  const examinations = [
    examineDatabase(config),
    examineFiles(config, outbound),
    examineMail(config, outbound, clock),
    ...examineLogins(config, outbound, clock),
    examineBounces(config),
    examineMessages(config, outbound, clock),
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

function examineDatabase({ database }: Config): Examination {
  const isEmbedded = database.kind === 'pglite';
  return {
    system: 'database',
    about: isEmbedded ? `embedded, in ${database.dataDir}` : `PostgreSQL at ${hostOf(database.url)}`,
    async ask() {
      const opened = await openDatabase(database);
      await opened.db.execute(sql`select 1`).finally(() => opened.close());
    },
    advise: () =>
      isEmbedded
        ? 'Is the server running? Only one process can open it: then ask again while it is stopped.'
        : 'Look at DATABASE_URL, and whether that server lets this machine in.',
  };
}

const filesAdvice: Record<FilesFailureKind, string> = {
  unavailable: 'Look at S3_ENDPOINT, and at the state page of the service.',
  refused:
    'Look at S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and whether that key may read, write, delete and list in the bucket.',
  misconfigured: 'Look at S3_ENDPOINT, S3_REGION, S3_BUCKET and S3_PATH_STYLE, and block all public access.',
  damaged: 'Something between here and there changes files: do not use it.',
};

function examineFiles({ files }: Config, outbound: Outbound): Examination {
  return {
    system: 'files',
    about: files.kind === 'disk' ? `disk, in ${files.dir}` : `bucket ${files.bucket} at ${hostOf(files.endpoint)}`,
    ask: async () => (await openFiles(files, outbound)).check?.(),
    advise: (error) =>
      error instanceof FilesFailure
        ? filesAdvice[error.kind]
        : 'Look at DATA_DIR: its rights, and the room on its disk.',
  };
}

const outboxIn = (dir: string) => `outbox, in ${dir}: nothing is sent`;

function examineMail({ mail }: Config, outbound: Outbound, clock: () => Date): Examination {
  const { provider } = mail;
  return {
    system: 'mail',
    about: provider.kind === 'smtp' ? `SMTP at ${hostOf(provider.url)}` : outboxIn(provider.dir),
    async ask() {
      const port = openMail(mail, clock, outbound);
      await port.check?.().finally(() => port.close?.());
    },
    advise: (error) =>
      error instanceof MailUnavailable
        ? error.isRefusal
          ? 'The server is there and does not let us in. Look at the name and password in SMTP_URL.'
          : 'Look at the host and port in SMTP_URL: smtp:// for port 587, smtps:// for port 465.'
        : 'Look at DATA_DIR: its rights, and the room on its disk.',
  };
}

/** What each login provider says of itself is read; nobody is logged in. */
function examineLogins({ identity, http }: Config, outbound: Outbound, clock: () => Date): Examination[] {
  if (identity.oidc.length === 0 && !identity.firebase)
    return [{ system: 'logins', about: 'by password and passkey only', ask: undefined, advise: () => '' }];
  const byOidc = identity.oidc.map((config): Examination => {
    const { label, issuer, redirectUri, check } = createOidcProvider(config, { outbound, clock, ...http });
    const setting = `OIDC_${config.name.toUpperCase()}_ISSUER`;
    return {
      system: 'logins',
      about: `${label} at ${hostOf(issuer)}; the address to register there is ${redirectUri}`,
      ask: check,
      advise: (error) =>
        error instanceof OutboundFailure
          ? `Look at ${setting}, and at the state page of the service.`
          : `Look at ${setting}: it has to be exactly as the service writes it in its /.well-known/openid-configuration.`,
    };
  });
  return identity.firebase ? [...byOidc, examineFirebase(identity.firebase, outbound, clock, http)] : byOidc;
}

function examineFirebase(
  config: FirebaseConfig,
  outbound: Outbound,
  clock: () => Date,
  { publicUrl }: { publicUrl: string },
): Examination {
  const { check } = createFirebaseLogins(config, { outbound, clock, publicUrl });
  return {
    system: 'logins',
    about: `${config.label} with Firebase project ${config.projectId}`,
    ask: check,
    advise: (error) =>
      error instanceof FirebaseRefusal
        ? error.message
        : 'Look at the state page of Firebase, and at FIREBASE_KEYS_URL and FIREBASE_AUTH_URL where they are set.',
  };
}

/** Reports come in: there is nobody to ask. */
function examineBounces({ mail, http }: Config): Examination {
  return {
    system: 'bounces',
    about: mail.eventsSecret
      ? `taken at ${http.publicUrl}/api/v1/mail/events, signed with MAIL_EVENTS_SECRET`
      : 'only what the mail server refuses itself: MAIL_EVENTS_SECRET is not set',
    ask: undefined,
    advise: () => '',
  };
}

const otherMessagesAdvice = 'Look at the state page of the provider. Mail and the app still tell of everything.';
const messagesAdvice: Partial<Record<MessageFault, string>> = {
  account:
    'Look at MESSAGES_USERNAME and MESSAGES_API_KEY: a key belongs to one username, and the sandbox has its own.',
  busy: 'It is asked too often just now: ask again in a minute.',
};

function examineMessages({ messages, http }: Config, outbound: Outbound, clock: () => Date): Examination {
  const port = openMessages(messages, clock, outbound);
  const reports = messages.callbackSecret
    ? `reports at ${http.publicUrl}/api/v1/messages/reports`
    : 'no reports: MESSAGES_CALLBACK_SECRET is not set';
  const { monthlyLimit, countries, provider } = messages;
  const about =
    provider.kind === 'outbox'
      ? outboxIn(provider.dir)
      : `${port?.about}, ${monthlyLimit} parts a month to ${countries.join(', ')}, ${reports}`;
  return {
    system: 'messages',
    about: port ? about : 'none is configured: nobody is texted',
    ask: port?.check,
    advise: (error) =>
      error instanceof MessageFailure
        ? (messagesAdvice[error.kind] ?? otherMessagesAdvice)
        : 'Look at DATA_DIR: its rights, and the room on its disk.',
  };
}

const otherAiAdvice = 'Look at AI_BASE_URL, and at the state page of the provider. Reports are whole without it.';
const aiAdvice: Partial<Record<AiFailureKind, string>> = {
  misconfigured: 'Look at AI_API_KEY, and whether AI_BASE_URL has its version at the end.',
  quota: 'The account with the provider is used up: pay there.',
  rate_limited: 'It is asked too often just now: ask again in a minute.',
};

async function examineAi({ ai }: Config, outbound: Outbound): Promise<Examination> {
  const port = await openAi(ai, outbound);
  return {
    system: 'AI',
    about: port ? `${port.provider} at ${port.host}` : 'none is configured: reports come without its words',
    ask: port?.check,
    advise: (error) => (error instanceof AiFailure ? aiAdvice[error.kind] : undefined) ?? otherAiAdvice,
  };
}

/** Each provider's list of refunds is read: nothing is made. */
function examinePayments(config: Config, outbound: Outbound, clock: () => Date): Examination[] {
  const { checkout, payments, http } = config;
  const others: Examination = {
    system: 'payments',
    about:
      checkout.kind === 'development'
        ? 'bank transfers, and a checkout of our own that moves no money'
        : 'bank transfers, which need no outside system',
    ask: undefined,
    advise: () => '',
  };
  const providers = openPayments(payments, outbound, clock).map(({ provider, check, smallestMinor }): Examination => {
    const name = provider === 'stripe' ? 'Stripe' : 'Paystack';
    const setting = provider === 'stripe' ? 'STRIPE_SECRET_KEY' : 'PAYSTACK_SECRET_KEY';
    const currencies = Object.keys(smallestMinor).join(' and ');
    return {
      system: 'payments',
      about: `${name} for ${currencies}, reports at ${http.publicUrl}/api/v1/payments/webhooks/${provider}`,
      ask: check,
      advise: (error) =>
        error instanceof KeyRefused
          ? `Look at ${setting}.`
          : `Look at the state page of ${name}. Transfers still work.`,
    };
  });
  return [...providers, others];
}

/** Never more of a URL than that: the rest can hold a password. */
function hostOf(url: string): string {
  return URL.parse(url)?.host || 'an address that cannot be read';
}

/** Our own errors are sentences that hold no secret; of any other only its code. */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (error instanceof FilesFailure || error instanceof MailUnavailable || error instanceof AiFailure)
    return error.message;
  if (error instanceof MessageFailure) return `It does not work (${error.reason}).`;
  return typeof code === 'string' && /^[A-Z\d_]+$/.test(code) ? `It does not work (${code}).` : 'It does not work.';
}
