import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Agreement } from '#contract/agreements/agreements.ts';
import type { AgreementState } from '#domain/agreements/states.ts';
import { type AgreementKind, JURISDICTIONS } from '#domain/agreements/template.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

/** The documents that change who owns what: their ownership is worked out before anybody signs. */
const MONEY_KINDS: readonly AgreementKind[] = ['safe', 'convertible_note', 'equity_terms'];

/** Which document this is, and its pages: one line each, on phones too. */
export function AgreementNav({ agreement }: { agreement: Agreement }) {
  const { pathname } = useLocation();
  const here = decodeURIComponent(pathname);
  const list = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(list.current, here), [here]);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
        <span className="wrap-anywhere">{agreement.name}</span>
        <span>{JURISDICTIONS[agreement.jurisdiction]}</span>
        <AgreementStateBadge state={agreement.state} />
      </p>
      <nav
        ref={list}
        aria-label="Pages of this document"
        className="-mx-4 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-1 p-0.5">
          {pagesOf(agreement).map(({ label, href }) => {
            const current = href === paths.founder.agreement(agreement.id) ? here === href : here.startsWith(href);
            return (
              <li key={href} className="shrink-0">
                <Anchor
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={cx(linkClass, current ? currentClass : otherClass)}
                >
                  {label}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

/** On a phone the line is wider than the screen: scrolls it, and nothing else, to the page that is open. */
function showCurrent(list: HTMLElement | null, _here: string): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-t-control border-b-2 px-3 font-semibold no-underline transition-colors ' +
  'focus-visible:-outline-offset-2';
const otherClass = 'border-transparent text-stone hover:text-ink';
const currentClass = 'border-moss text-ink';

function pagesOf({ id, kind, state, versions }: Agreement): { label: string; href: string }[] {
  return [
    { label: 'Document', href: paths.founder.agreement(id) },
    ...(state === 'final' ? [] : [{ label: 'Questions', href: paths.founder.agreementQuestions(id) }]),
    { label: 'Clauses', href: paths.founder.agreementClauses(id) },
    ...(MONEY_KINDS.includes(kind) ? [{ label: 'Ownership', href: paths.founder.agreementOwnership(id) }] : []),
    ...(state === 'final' ? [] : [{ label: 'Check and finish', href: paths.founder.agreementCheck(id) }]),
    ...(versions.count > 0
      ? [
          { label: 'Versions', href: paths.founder.agreementVersions(id) },
          { label: 'Sharing and signatures', href: paths.founder.agreementSharing(id) },
        ]
      : []),
  ];
}

const states: Record<AgreementState, { label: string; colour: BadgeColour }> = {
  draft: { label: 'Draft', colour: 'amber' },
  final: { label: 'Final', colour: 'moss' },
  reopened: { label: 'Reopened', colour: 'slate' },
};

function AgreementStateBadge({ state }: { state: AgreementState }) {
  const { label, colour } = states[state];
  return <Badge colour={colour}>{label}</Badge>;
}
