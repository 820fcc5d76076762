import { Search } from 'lucide-react';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { counted } from '#web/words/figures.ts';
import { type CourseFilter, SHOWN } from './course-filter.ts';

type CourseFiltersProps = {
  filter: CourseFilter;
  onFilter: (filter: CourseFilter) => void;
  /** How many courses are shown with it. */
  found: number;
};

/** Search, and whose courses are shown. */
export function CourseFilters({ filter, onFilter, found }: CourseFiltersProps) {
  return (
    <search className="flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          type="search"
          label="Search the courses"
          prefix={<Search />}
          maxLength={100}
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
        <SelectField
          label="Show"
          options={SHOWN}
          value={filter.shown}
          onChange={({ target }) => onFilter({ ...filter, shown: keyOf(target.value) })}
        />
      </div>
      <p role="status" className="text-sm text-stone">
        {found === 0 ? 'No course is like this. Try fewer words, or all courses.' : `${counted(found, 'course')}.`}
      </p>
    </search>
  );
}

const keyOf = (chosen: string) => SHOWN.find(({ value }) => value === chosen)?.value ?? 'all';
