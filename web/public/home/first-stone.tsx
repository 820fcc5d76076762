import { ButtonLink } from '#ui/button/button.tsx';
import { paths } from '../../paths.ts';
import { StoneStack } from './stone-stack.tsx';

/** The last words of the home page: the one next action. */
export function FirstStone() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-center gap-3 px-5 pb-8 text-center lg:pb-14">
      <StoneStack stones={1} className="w-16" />
      <p className="max-w-[24ch] font-display text-2xl font-semibold tracking-tight text-balance lg:text-3xl">
        Place the first stone: write the idea down.
      </p>
      <ButtonLink href={paths.auth.signup} className="min-h-12 px-6">
        Get Started
      </ButtonLink>
    </div>
  );
}
