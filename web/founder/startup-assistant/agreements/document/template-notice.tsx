import type { Agreement } from '#contract/agreements/agreements.ts';
import { Day } from '#web/time/date-time.tsx';

type TemplateNoticeProps = {
  template: Pick<Agreement['template'], 'version' | 'reviewed' | 'reviewBy' | 'lawyer'>;
  notices?: readonly string[];
};

/** What every document says of itself: no legal advice, its template's version, who reviewed that and until when. */
export function TemplateNotice({ template, notices = [] }: TemplateNoticeProps) {
  const { version, reviewed, reviewBy, lawyer } = template;
  return (
    <aside aria-label="About this template" className="flex flex-col gap-2 rounded-card bg-sunken p-5 text-sm">
      <p className="max-w-measure">
        <strong>This is a template, not legal advice.</strong> Version {version}, reviewed <Day value={reviewed} />, to
        be reviewed again by <Day value={reviewBy} />.{' '}
        {lawyer ? (
          <>
            Reviewed by {lawyer.name} ({lawyer.bar}) on <Day value={lawyer.date} />.
          </>
        ) : (
          'No lawyer has reviewed it: have one read it before anybody signs.'
        )}
      </p>
      {notices.map((notice) => (
        <p key={notice} className="max-w-measure wrap-anywhere text-stone">
          {notice}
        </p>
      ))}
    </aside>
  );
}
