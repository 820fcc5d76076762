import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { chooseTheme, readTheme, type Theme } from './theme.ts';

const choices = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** Light, dark, or as the device says. Remembered on this device. */
export function ThemeSelect({ label = 'Appearance' }: { label?: string }) {
  // A page may hold two of them, such as in the menu for each screen width.
  const group = useId();
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme()), []);
  function choose(value: Theme) {
    setTheme(value);
    chooseTheme(value);
  }
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid max-w-80 grid-cols-3 gap-1 rounded-card border border-line bg-sunken p-1">
        {choices.map(({ value, label: name, icon: Icon }) => (
          <label key={value} className={choiceClass}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choiceClass =
  'relative flex min-h-11 flex-col items-center justify-center gap-x-2 rounded-control px-1 py-1.5 text-sm text-stone @min-[18rem]:flex-row transition-colors hover:text-ink sm:min-h-9 ' +
  'has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-soft has-checked:ring-1 has-checked:ring-control ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-moss';
