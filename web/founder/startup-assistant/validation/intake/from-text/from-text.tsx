import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { PasteState } from '#contract/narratives/pasted-text.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { paths } from '#web/paths.ts';
import { AiOff } from '../../../narrative/ai-off.tsx';
import { IdeaSaveLine } from '../../idea-save-line.tsx';
import { type IdeaPage, useIdea } from '../../use-idea.ts';
import { answerWords } from '../../working/change-words.ts';
import { fieldOf } from '../steps.ts';
import { Found } from './found.tsx';
import { PasteForm } from './paste-form.tsx';
import { pasteQuery, usePaste } from './paste-queries.ts';
import { useDraftText } from './text-on-device.ts';

/** Answers found in a text that the founder pastes: each is taken over, or left out, one by one. */
export default function FromText() {
  const page = useIdea();
  const { idea, view, draft, report } = page;
  const query = useQuery(pasteQuery(idea.id));
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <PageHeading
        eyebrow={report.title}
        title="Fill in from a text"
        lead="Paste an e-mail, a pitch or notes. An AI looks for answers to the questions in it. Nothing is filled in until you take it over, one answer at a time."
      />
      {query.isPending && (
        <SkeletonRegion label="What was found is loading">
          <Skeleton className="h-40 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {query.isError && (
        <LoadFailure title="This screen could not be read" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.turnedOff && <AiOff />}
      {query.data && !query.data.provider && !query.data.turnedOff && (
        <Banner>No AI is configured on this site. Answer the questions yourself.</Banner>
      )}
      {query.data?.provider && <Work page={page} paste={query.data} />}
      <Conflicts conflicts={view.conflicts} draft={draft} labelOf={(key) => fieldOf(key).label} wordsOf={answerWords} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <ButtonLink variant="secondary" icon={<ArrowLeft />} href={paths.founder.ideaQuestions(idea.id)}>
          To the questions
        </ButtonLink>
        <IdeaSaveLine page={page} />
      </div>
    </div>
  );
}

function Work({ page, paste: { latest, allowance } }: { page: IdeaPage; paste: PasteState }) {
  const [text, setText] = useDraftText(`${page.idea.id}.pasted`);
  const [sentAs, setSentAs] = useDraftText(`${page.idea.id}.pasted-as`);
  const paste = usePaste(page.idea.id, setSentAs);
  const isAtWork = latest?.can.cancel;
  const wasRead = latest?.state === 'done' && latest.id === sentAs;
  // The text is kept in its box as long as it may have to be sent again.
  useEffect(() => {
    if (!wasRead) return;
    setText('');
    setSentAs('');
  });
  return (
    <>
      {latest && <Found key={latest.id} known={latest} page={page} paste={paste} />}
      {!isAtWork && (
        <PasteForm text={text} onText={setText} paste={paste} allowance={allowance} again={latest !== null} />
      )}
    </>
  );
}
