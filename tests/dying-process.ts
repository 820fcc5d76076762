import type { Database } from '#server/db/client.ts';
import type { PaymentsPort } from '#server/ports/payments/port.ts';

/** The moments of a renewal, in their order, after which the process is no more. */
export type Step =
  | 'the attempt is kept'
  | 'the charge has a name'
  | 'the card is charged'
  | 'the verdict is read'
  | 'the ledger is posted'
  | 'the plan is set'
  | 'all is kept';

/** Pulled by the database itself, in the middle of a transaction. */
export const PLUG = 'the plug is pulled';

class Crash extends Error {}

/** A process that works on the database until it dies: from then on it reads and writes nothing, and what it had begun is undone. */
export function createDyingProcess(database: Database) {
  const state: { step: Step | undefined; isDead: boolean } = { step: undefined, isDead: false };
  /** The provider's answer has come. */
  let isRead = false;
  const die = (): never => {
    state.isDead = true;
    throw new Crash('the process is no more');
  };
  const dieAfter = (step: Step) => void (state.step === step && die());
  const stop = () => void (state.isDead && die());

  const db = new Proxy(database.db, {
    get(target, name) {
      stop();
      const value: unknown = Reflect.get(target, name);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return async (run: Parameters<Database['db']['transaction']>[0]) => {
        if (isRead) dieAfter('the verdict is read');
        const done = await target.transaction(run).catch((error: unknown) => {
          // Everything of the transaction is undone, as it is where its connection breaks.
          if (JSON.stringify(error, ['message', 'cause']).includes(PLUG)) die();
          throw error;
        });
        if (isRead) dieAfter('all is kept');
        return done;
      };
    },
  });
  return {
    state,
    database: { ...database, db, close: async () => undefined } satisfies Database,
    begin: (step: Step) => {
      isRead = false;
      Object.assign(state, { step, isDead: false });
    },
    over(port: PaymentsPort): PaymentsPort {
      const { saved } = port;
      if (!saved) return port;
      return {
        ...port,
        saved: {
          ...saved,
          async charge(order) {
            dieAfter('the attempt is kept');
            const onBegun = async (name: string) => {
              await order.onBegun(name);
              dieAfter('the charge has a name');
            };
            const answer = await saved.charge({ ...order, onBegun });
            dieAfter('the card is charged');
            isRead = true;
            return answer;
          },
        },
      };
    },
  };
}
