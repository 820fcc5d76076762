import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { Work } from '#contract/programs/course.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { isUnreachable } from '#web/api/api-error.ts';
import { publicUrl } from '#web/components/public-url.ts';
import { documentsToChoose } from '#web/founder/documents/documents-queries.ts';
import { keptIdeas } from '#web/founder/documents/kept-ideas.ts';
import { WORK_PLACE } from '#web/programs/back-to-lesson.tsx';
import { BeginDocument } from './begin-document.tsx';
import { type DocumentPlace, toolOf, workPlace } from './work-place.ts';

/** The one piece of work that a lesson ends in, with the way to the exact place where it is done. */
export function YourWork({ work }: { work: Work }) {
  const place = workPlace(work);
  return (
    <Card
      id={WORK_PLACE}
      eyebrow={`Your work, ${lengthWords(work.minutes)}`}
      title={work.title}
      className="border-l-4 border-l-moss"
      actions={
        <div className="w-full print:hidden">
          {'href' in place ? <Way href={place.href}>{place.label}</Way> : <InDocument place={place} />}
        </div>
      }
    >
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        {work.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-sm text-stone">Your scores change by this work, never by reading.</p>
      <OnPaper />
    </Card>
  );
}

/** The steps speak of a button, which no paper has. */
function OnPaper() {
  const { pathname } = useLocation();
  return (
    <p className="hidden wrap-anywhere print:block">
      The button for this work is on the page of the lesson in {brand.name}: {new URL(pathname, publicUrl()).href}
    </p>
  );
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink variant="secondary" href={href}>
      {children}
    </ButtonLink>
  );
}

/**
 * The place in a document that is there, else the way to begin one. Where nobody can say which are there, an idea that this device
 * keeps, else the tool itself.
 */
function InDocument({ place }: { place: DocumentPlace }) {
  const documents = useQuery(documentsToChoose(place.type));
  const [newest] = documents.data ?? [];
  const tool = toolOf(place.type);
  const kept = documents.isError && place.type === 'validation' ? keptIdeas().map(({ idea }) => idea) : [];
  if (newest && documents.data) return <ChosenDocument place={place} documents={documents.data} newest={newest} />;
  if (documents.data) return <BeginDocument place={place} />;
  if (kept[0]) return <ChosenDocument place={place} documents={kept} newest={kept[0]} />;
  if (documents.isError && isUnreachable(documents.error))
    return (
      <p className="text-sm">
        This work needs the network: your {tool.noun}s are not saved on this phone. Come back when there is one.
      </p>
    );
  if (documents.isError) return <Way href={tool.href}>Open {tool.label}</Way>;
  return (
    <Button variant="secondary" loading loadingText="Loading...">
      {place.label}
    </Button>
  );
}

type ChosenDocumentProps = { place: DocumentPlace; documents: readonly NamedDocument[]; newest: NamedDocument };
type NamedDocument = Pick<DocumentEntry, 'id' | 'name'>;

/** The document worked on last, unless the founder chooses another one. */
function ChosenDocument({ place, documents, newest }: ChosenDocumentProps) {
  const [chosen, setChosen] = useState(newest.id);
  const { noun, href, another } = toolOf(place.type);
  const { id, name } = documents.find((one) => one.id === chosen) ?? newest;
  return (
    <div className="flex w-full flex-col items-start gap-3">
      {documents.length === 1 ? (
        <p className="text-sm wrap-anywhere">
          For “{nameOf(name)}”, your {noun}.
        </p>
      ) : (
        <SelectField
          name="work-document"
          label={`Which ${noun}?`}
          className="w-full sm:w-80"
          options={documents.map((one) => ({ value: one.id, label: nameOf(one.name) }))}
          value={id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Way href={place.hrefOf(id)}>{place.label}</Way>
        <TextLink href={href} className="inline-flex min-h-11 items-center text-sm">
          {another}
        </TextLink>
      </div>
    </div>
  );
}

/** Only an idea has none, before its first answer. */
const nameOf = (name: string) => name || 'Untitled idea';
