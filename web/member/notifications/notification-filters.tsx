import { TOPICS } from '#domain/notifications/notices.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { topicWords } from '#web/words/topics.ts';
import type { NotificationView } from './notification-view.ts';

type FilterProps = { view: NotificationView; onView: (search: Record<string, string>) => void };

const topicOptions = TOPICS.map((topic) => ({ value: topic, label: topicWords[topic] }));

/** What narrows the notifications. Another choice begins on its first page. */
export function NotificationFilters({ view, onView }: FilterProps) {
  const choose = (change: { show?: string; topic?: string }) => {
    const { show, topic = '' } = { show: view.show, topic: view.topic, ...change };
    onView({ ...(show === 'unread' && { show }), ...(topic && { topic }) });
  };
  return (
    <search className="grid grid-cols-pair gap-3 sm:flex">
      <SelectField
        className="sm:w-44"
        label="Show"
        name="show"
        value={view.show}
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
        onChange={({ target }) => choose({ show: target.value })}
      />
      <SelectField
        className="sm:w-64"
        label="About"
        name="topic"
        value={view.topic ?? ''}
        placeholder="Everything"
        options={topicOptions}
        onChange={({ target }) => choose({ topic: target.value })}
      />
    </search>
  );
}
