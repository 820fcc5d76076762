import { useQuery } from '@tanstack/react-query';
import { answerWorkingDays, askAboutData } from '#contract/requests/requests.ts';
import { Card } from '#ui/card/card.tsx';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { QuestionForm } from '#web/components/question-form.tsx';
import { RequestNote } from '#web/components/request-note.tsx';
import { ownRequestsQuery } from './data-queries.ts';

/** What the member asked a person, of their data or of a verdict, and what was answered. */
export function QuestionsCard() {
  const read = useQuery(ownRequestsQuery);
  return (
    <Card title="Ask a person about your data">
      <p>
        For example what we hold about you, or that something is wrong. A person answers within {answerWorkingDays}{' '}
        working days, Monday to Friday; public holidays are counted like other days. That is our promise.
      </p>
      <Loaded query={read} what="What you asked">
        {({ items }) =>
          items.length > 0 && (
            <ul className="flex flex-col gap-3">
              {items.map((request) => (
                <li key={request.id}>
                  <RequestNote request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <QuestionForm
        draft="question-about-data"
        label="Your question"
        submitLabel="Send the question"
        send={(body, options) => call(askAboutData, { body }, options)}
        done="Question sent"
      />
    </Card>
  );
}
