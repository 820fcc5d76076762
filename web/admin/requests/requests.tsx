import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type AdminErasure,
  type AdminRequest,
  listMemberRequests,
  readRequestedVersion,
} from '#contract/requests/admin.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { focusPage } from '../parts/act.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { AnswerForm } from './answer-form.tsx';

/** /m/admin/requests: what was promised by a day, the soonest first. */
export default function Requests() {
  const requests = useQuery(adminQuery(listMemberRequests, {}));
  const [opened, setOpened] = useState<AdminRequest | null>(null);
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Requests"
        lead="Questions to a person, promised within 10 working days, Monday to Friday, and accounts to be erased. Public holidays are not known here."
      />
      <Loaded query={requests} what="The list of requests">
        {({ open, answered, erasures, erased }) => (
          <>
            <Part title="To answer" empty="No question waits for you" count={open.length}>
              {open.map((request) => (
                <RequestCard key={request.id} request={request} onAnswer={() => setOpened(request)} />
              ))}
            </Part>
            <Part title="Accounts to be erased" empty="No account is to be erased" count={erasures.length}>
              {erasures.map((erasure) => (
                <ErasureCard key={erasure.id} erasure={erasure} />
              ))}
            </Part>
            <Part title="Answered last" count={answered.length}>
              {answered.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </Part>
            <Part title="Erased last" count={erased.length}>
              {erased.map(({ id, requestedAt, erasedAt }) => (
                <p key={id}>
                  Asked for on <DateTime value={requestedAt} />, erased on {erasedAt && <DateTime value={erasedAt} />}.
                  In the books and the log: <span className="wrap-anywhere">{id}</span>
                </p>
              ))}
            </Part>
          </>
        )}
      </Loaded>
      <Dialog
        open={opened !== null}
        onOpenChange={() => setOpened(null)}
        title="Answer a member"
        closeOnOverlay={false}
      >
        {opened && (
          <AnswerForm
            request={opened}
            onDone={() => {
              setOpened(null);
              focusPage();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

type PartProps = {
  title: string;
  /** What to say where there is none; without it nothing is shown then. */
  empty?: string;
  count: number;
  children: ReactNode;
};

function Part({ title, empty, count, children }: PartProps) {
  if (count === 0 && !empty) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="font-display text-2xl font-semibold tracking-tight">{title}</h2>
      {count === 0 && empty ? <EmptyState level={3} title={empty} /> : children}
    </section>
  );
}

const documents: Partial<Record<NonNullable<AdminRequest['documentType']>, string>> = {
  validation: 'the verdict on an idea',
  evaluation: 'a readiness result',
};

function RequestCard({ request, onAnswer }: { request: AdminRequest; onAnswer?: () => void }) {
  const { id, kind, member, question, requestedAt, dueOn, workingDaysLeft, documentType, versionNumber, answer } =
    request;
  const read = useMutation({
    mutationFn: () => download(readRequestedVersion, { params: { memberRequestId: id } }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'version.pdf'),
  });
  const about = kind === 'data' ? 'their data' : (documentType && documents[documentType]) || 'a document that is gone';
  return (
    <Card
      level={3}
      title={`${member.name} asks about ${about}`}
      eyebrow={
        <span className="flex flex-wrap items-center gap-2">
          Asked on <DateTime value={requestedAt} /> {!answer && <Deadline dueOn={dueOn} left={workingDaysLeft} />}
        </span>
      }
    >
      <p className="whitespace-pre-wrap wrap-anywhere">{question}</p>
      {answer && (
        <div className="border-l-4 border-moss pl-3">
          <p className="text-sm text-stone">
            Answered on <DateTime value={answer.at} withTime />
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer.text}</p>
        </div>
      )}
      <CallFailure error={read.error} />
      {onAnswer && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onAnswer}>
            Answer…<span className="sr-only"> {member.name}</span>
          </Button>
          {kind === 'verdict' && documentType && (
            <Button variant="secondary" size="small" loading={read.isPending} onClick={() => read.mutate()}>
              Read version {versionNumber} as a PDF
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Deadline({ dueOn, left }: { dueOn: string; left: number }) {
  const isLate = left < 0;
  const days = Math.abs(left) === 1 ? '1 working day' : `${Math.abs(left)} working days`;
  const words = isLate ? `${days} late` : left === 0 ? 'due today' : `${days} left`;
  return (
    <>
      <Badge colour={isLate ? 'brick' : left <= 2 ? 'amber' : 'slate'}>{words}</Badge>{' '}
      <span>
        promised by <DateTime value={dueOn} />
      </span>
    </>
  );
}

function ErasureCard({ erasure: { name, requestedAt, dueAt, waitsFor, isLate } }: { erasure: AdminErasure }) {
  return (
    <Card
      level={3}
      title={name ?? 'An account whose login is gone already'}
      eyebrow={
        <span className="flex flex-wrap items-center gap-2">
          Asked on <DateTime value={requestedAt} /> {isLate && <Badge colour="brick">overdue</Badge>}{' '}
          <span>
            erased by itself from <DateTime value={dueAt} withTime />
          </span>
        </span>
      }
    >
      {waitsFor === 'refund' && (
        <p>
          It waits for money that goes back to the member: send it under{' '}
          <TextLink href={paths.admin.transfers}>Transfers and refunds</TextLink>.
        </p>
      )}
      {waitsFor === 'adviser' && (
        <p>
          It waits because this member is an adviser: end that under{' '}
          <TextLink href={paths.admin.advisers}>Advisers</TextLink>.
        </p>
      )}
      {waitsFor === 'last-operator' && <p>It waits because nobody else operates this site.</p>}
      {waitsFor === null && <p>There is nothing to do. Until that day the member can change their mind.</p>}
    </Card>
  );
}
