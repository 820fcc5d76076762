import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '../paths.ts';
import { savedCourses } from '../programs/kept-courses.ts';
import { keptIdeas } from './documents/kept-ideas.ts';

/** What opens while nobody answers: the ideas and courses that this device keeps. Nothing where it keeps none. */
export function KeptIdeasCard() {
  const copies = keptIdeas();
  const courses = savedCourses();
  if (copies.length + courses.length === 0) return null;
  return (
    <Card title="These open without a network">
      <ul className="flex flex-col divide-y divide-line">
        {copies.map(({ idea: { id, name } }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6">
            <TextLink href={paths.founder.idea(id)} className="inline-flex min-h-11 items-center">
              {name || 'Untitled idea'}
            </TextLink>
            <TextLink quiet href={paths.founder.ideaDay(id)} className="inline-flex min-h-11 items-center">
              A day of conversations
            </TextLink>
          </li>
        ))}
        {courses.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={paths.founder.course(id)} className="inline-flex min-h-11 items-center">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
