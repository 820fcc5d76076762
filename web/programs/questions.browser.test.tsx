import { courses } from 'virtual:courses';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { Questions } from './questions.tsx';

it('leads the keyboard to the next question, before its choices', async () => {
  const questions = courses[0]?.first.questions ?? [];
  const [first, second] = questions;
  if (!first || !second) throw new Error('the lesson has one question');
  const standings = questions.map(() => ({ isRight: false, isMissed: false }));
  const screen = await show(<Questions questions={questions} standings={standings} onAnswer={() => {}} />);
  await screen.getByLabelText(first.answers.find(({ right }) => right)?.text ?? '').click();
  await screen.getByRole('button', { name: 'Check my answer' }).click();
  await screen.getByRole('button', { name: 'Go on' }).click();
  await expect.element(screen.getByRole('group', { name: second.question })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const choice = screen.getByLabelText(second.answers[0]?.text ?? '');
  await expect.element(choice).toHaveFocus();
});
