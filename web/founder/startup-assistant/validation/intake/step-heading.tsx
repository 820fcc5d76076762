import type { ReactNode, RefObject } from 'react';

type StepHeadingProps = {
  ideaName: string;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** The head of one screen of the intake: whose it is, what it is about, and a line or two more. */
export function StepHeading({ ideaName, title, heading, children }: StepHeadingProps) {
  return (
    <div>
      <p className="text-sm wrap-anywhere text-stone max-sm:hidden">{ideaName}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl font-semibold tracking-tight outline-none max-sm:leading-7 sm:text-4xl"
      >
        {title}
      </h1>
      {children}
    </div>
  );
}
