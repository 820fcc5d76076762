import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { permissionFirst } from '#domain/validation/permission-first.ts';
import { posterLink, withPosterLink } from '#domain/validation/poster-link.ts';
import type { ReportTest, ValidationReport } from '#domain/validation/report.ts';
import { type KitPart, type KitPartId, testKit } from '#domain/validation/test-kits.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { paths } from '#web/paths.ts';
import { useIdea } from '../use-idea.ts';
import { KitPartCard } from './kit-part-card.tsx';

/** What to take along to one test, filled in from the answers: to copy, to send or to print. */
export default function KitPage() {
  const { idea, report, view } = useIdea();
  const { assumptionId = '' } = useParams();
  const [printed, setPrinted] = useState<string | null>(null);
  const test = testOf(report, assumptionId);
  const first = permissionFirst(
    report.beliefs,
    report.beliefs.flatMap(({ score }) => score ?? []),
  );
  const poster = useDraftState(`poster-${idea.id}`, { to: '' });
  const link = posterLink(poster.typed.to, report.title);
  const own = useDraftState<Partial<Record<KitPartId, string>>>(`kit-${idea.id}-${assumptionId}`, {});
  const parts = test ? testKit(test.card, view.sound, first) : [];
  const wordsOf = (part: KitPart) => own.typed[part.id] ?? part.text;

  function changeWords(part: KitPart, text: string | null) {
    const { [part.id]: _before, ...others } = own.typed;
    own.change(text === null ? others : { ...others, [part.id]: text });
  }

  function print(id: string) {
    flushSync(() => setPrinted(id));
    window.print();
  }

  return (
    <div className="flex flex-col gap-8">
      <div className="print:hidden">
        <PageHeading
          eyebrow={report.title}
          title="What to take with you"
          lead={test ? `For the test “${test.card.name}”. Change the words until they are yours.` : undefined}
        />
      </div>
      {parts.length === 0 && (
        <p className="max-w-measure">
          {test && first
            ? 'Nothing yet. The permission comes before anything that sells.'
            : 'No test is proposed or locked for this belief.'}
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2 print:block">
        {parts.map((part) => (
          <KitPartCard
            key={part.id}
            part={{
              ...part,
              text: part.id === 'poster' && link ? withPosterLink(wordsOf(part), link) : wordsOf(part),
            }}
            words={wordsOf(part)}
            isOwn={own.typed[part.id] !== undefined}
            onWords={(text) => changeWords(part, text)}
            onPrint={() => print(part.id)}
            isLeftOutOfPrint={printed !== null && printed !== part.id}
            {...(part.id === 'poster' && {
              href: link?.href,
              question: (
                <TextField
                  name="poster-link"
                  label="Your WhatsApp number, or the address of a form"
                  optional
                  hint="The code on the poster leads there, and through nobody else."
                  maxLength={500}
                  value={poster.typed.to}
                  onChange={(event) => poster.change({ to: event.target.value })}
                  error={
                    poster.typed.to.trim() !== '' && !link
                      ? 'Give a number such as 0803 123 4567, or an address such as forms.gle/abc.'
                      : undefined
                  }
                />
              ),
            })}
          />
        ))}
      </div>
      <div className="border-t border-line pt-4 print:hidden">
        <ButtonLink variant="secondary" icon={<ArrowLeft />} href={paths.founder.idea(idea.id)}>
          To the tests
        </ButtonLink>
      </div>
    </div>
  );
}

/** The test that is proposed for this belief, else the newest that was locked. */
function testOf({ tests }: ValidationReport, assumptionId: string): ReportTest | undefined {
  const own = tests.filter(({ card }) => card.assumptionId === assumptionId);
  return own.find(({ rank }) => rank !== null) ?? own.at(-1);
}
