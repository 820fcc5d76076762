import type { ReactNode } from 'react';
import { CHANNELS, type Channel, choiceOf, TOPICS, type Topic, topicsToText } from '#domain/notifications/notices.ts';
import { cx } from '#ui/class-names.ts';
import { choiceClass, tickClass } from '#ui/field/choice-class.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { topicWords } from '#web/words/topics.ts';

const channelWords: Record<Channel, { head: string; where: string }> = {
  app: { head: 'App', where: 'in the app' },
  mail: { head: 'E-mail', where: 'by e-mail' },
};

/** What of a topic is always sent, and why. */
const always: Record<Topic, string> = {
  sessions:
    'You always hear of a session that moves, is cancelled or has to be paid again. Its invitation is always mailed.',
  quotes: 'You always hear of an invoice for agreed work.',
  payments: 'Receipts, refunds and payments that failed are always in the app: they are about your money.',
  documents: 'When everybody has signed, you are always mailed: it is your proof.',
  learning:
    'A reminder when you have begun a course and done nothing in it for a week: two for each course, and no more.',
  product: 'Such as a zip file that is ready. An answer to what you asked us always reaches you: you wait for it.',
};

/** What is mailed in any case, and is no topic to choose. */
const required = [
  { what: 'Security', why: 'Such as a new password: it may not have been you.' },
  { what: 'A signature that waits for you', why: 'Somebody waits for your answer.' },
];

type NewsTableProps = {
  off: Record<Channel, readonly Topic[]>;
  onChoose: (topic: Topic, channel: Channel, isOn: boolean) => void;
  /** Only where text messages are sent: the topics that are turned on, once the phone is confirmed (`isOpen`). */
  texts?: { on: readonly Topic[]; isOpen: boolean; onChoose: (topic: Topic, isOn: boolean) => void };
};

/** Topics × where they reach the member. What cannot be turned off is ticked, and says why. */
export function NewsTable({ off, onChoose, texts }: NewsTableProps) {
  const columns = 1 + CHANNELS.length + (texts ? 1 : 0);
  return (
    <table className="w-full">
      <caption className="mb-1.5 text-left font-semibold">What reaches you</caption>
      <thead>
        <tr className="border-b border-line text-sm text-stone">
          <th scope="col" className="py-2 text-left font-normal">
            About
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={cx(cellClass, 'pb-2')}>
              <span className="font-normal">{channelWords[channel].head}</span>
            </th>
          ))}
          {texts && (
            <th scope="col" className={cx(cellClass, 'pb-2')}>
              <span className="font-normal">Text</span>
            </th>
          )}
        </tr>
      </thead>
      {TOPICS.map((topic) => (
        <Row key={topic} what={topicWords[topic]} why={always[topic]} columns={columns}>
          {CHANNELS.map((channel) => (
            <Cell
              key={channel}
              name={`${topicWords[topic]} ${channelWords[channel].where}`}
              sent={choiceOf(topic, channel)}
              isOn={!off[channel].includes(topic)}
              onChange={(isOn) => onChoose(topic, channel, isOn)}
            />
          ))}
          {texts && (
            <Cell
              name={`${topicWords[topic]} by text message`}
              sent={topicsToText().includes(topic) ? 'choice' : 'never'}
              isOn={texts.on.includes(topic)}
              isOpen={texts.isOpen || texts.on.includes(topic)}
              onChange={(isOn) => texts.onChoose(topic, isOn)}
            />
          )}
        </Row>
      ))}
      {required.map(({ what, why }) => (
        <Row key={what} what={what} why={why} columns={columns}>
          <Cell name={`${what} in the app`} sent="never" />
          <Cell name={`${what} by e-mail`} sent="always" />
          {texts && <Cell name={`${what} by text message`} sent="never" />}
        </Row>
      ))}
    </table>
  );
}

const cellClass = 'w-12 pt-2 text-center align-top sm:w-24';

type RowProps = { what: string; why: string; columns: number; children: ReactNode };

/** The reason stands below, over the whole width: beside the ticks it would be a column of single words on a phone. */
function Row({ what, why, columns, children }: RowProps) {
  return (
    <tbody className="border-b border-line last:border-0">
      <tr>
        <th scope="row" className="pt-2 pr-3 text-left align-top font-normal">
          {what}
        </th>
        {children}
      </tr>
      <tr>
        <td colSpan={columns} className="pb-2 text-sm text-stone">
          {why}
        </td>
      </tr>
    </tbody>
  );
}

type CellProps = {
  name: string;
  sent: ReturnType<typeof choiceOf>;
  isOn?: boolean;
  /** Whether it can be chosen just now. */
  isOpen?: boolean;
  onChange?: (isOn: boolean) => void;
};

function Cell({ name, sent, isOn = true, isOpen = true, onChange }: CellProps) {
  return (
    <td className={cellClass}>
      {sent === 'never' ? (
        <span className="text-stone">
          <span aria-hidden="true">–</span>
          <VisuallyHidden>Not sent</VisuallyHidden>
        </span>
      ) : (
        <label className="mx-auto -my-2 grid size-11 place-items-center">
          <VisuallyHidden>{name}</VisuallyHidden>
          <input
            type="checkbox"
            checked={sent === 'always' || isOn}
            disabled={sent === 'always' || !isOpen}
            onChange={({ target }) => onChange?.(target.checked)}
            className={cx(choiceClass, tickClass)}
          />
        </label>
      )}
    </td>
  );
}
