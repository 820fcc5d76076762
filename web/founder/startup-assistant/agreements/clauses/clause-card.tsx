import { standingWording, wordingsOf } from '#domain/agreements/interview.ts';
import type { Clause } from '#domain/agreements/template.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Day } from '#web/time/date-time.tsx';
import { SourceLine } from '../check/source-line.tsx';
import { OwnMark, ParagraphText } from '../document/paper.tsx';
import { keyed } from '../keyed.ts';
import type { AgreementPage } from '../use-agreement.ts';
import { OwnWording } from './own-wording.tsx';
import { WordingChoice } from './wording-choice.tsx';

type ClauseCardProps = { page: AgreementPage; clause: Clause };

/** One clause: its meaning, its text as it stands, its other wordings, its sources and dates. */
export function ClauseCard({ page, clause }: ClauseCardProps) {
  const { content, printed, agreement } = page;
  const wording = standingWording(clause, content);
  const shown = printed.clauses.find(({ id }) => id === clause.id);
  const own = content.ownWording[clause.id] !== undefined;
  const alternatives = wordingsOf(clause, content.answers);
  if (!wording) return null;
  return (
    <Card level={2} title={shown ? `${shown.number}. ${clause.title}` : clause.title}>
      {own ? (
        <OwnMark />
      ) : (
        <>
          <p className="max-w-measure">{wording.plain}</p>
          <p className="flex flex-wrap gap-2">
            <Badge colour="lichen">Favours {wording.favours}</Badge>
            {!shown && <Badge>Left out of the document</Badge>}
          </p>
        </>
      )}
      {shown && (
        <Disclosure summary="The text as it stands">
          <div className="flex flex-col gap-2 text-base text-ink">
            {keyed(shown.paragraphs, ({ number }) => number).map(({ key, item }) => (
              <ParagraphText key={key} paragraph={item} />
            ))}
          </div>
        </Disclosure>
      )}
      {!own && alternatives.length > 1 && (
        <Disclosure summary={`Choose between ${alternatives.length} wordings`}>
          <WordingChoice page={page} clause={clause} />
        </Disclosure>
      )}
      {agreement.can.edit && <OwnWording page={page} clause={clause} />}
      <Disclosure summary="Where it comes from">
        {clause.sources.map((source) => (
          <SourceLine key={source.name} source={source} />
        ))}
        <p>
          Version {clause.version} of this clause, reviewed <Day value={clause.reviewed} />, to be reviewed again by{' '}
          <Day value={clause.reviewBy} />.
        </p>
      </Disclosure>
    </Card>
  );
}
