import type { MemberRequest } from '#contract/requests/requests.ts';
import { DateTime } from '#web/time/date-time.tsx';

/** A question to a person, and their answer or the day by which it is promised. */
export function RequestNote({
  request: { kind, question, requestedAt, dueOn, versionNumber, answer },
}: {
  request: MemberRequest;
}) {
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <p className="text-sm text-stone">
        You asked on <DateTime value={requestedAt} />
        {kind === 'verdict' && ` about the verdict of version ${versionNumber}`}:
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{question}</p>
      {answer ? (
        <div className="border-l-4 border-moss pl-3">
          <p className="text-sm text-stone">
            A person answered on <DateTime value={answer.at} />. The score is not changed by it.
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer.text}</p>
        </div>
      ) : (
        <p className="text-sm text-stone">
          A person answers by <DateTime value={dueOn} />. We tell you in the app and by e-mail.
        </p>
      )}
    </div>
  );
}
