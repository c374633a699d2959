import clsx from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'device';

const key = 'hearthside.theme';

const choices = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'device', label: 'Same as device', Icon: Monitor },
] as const;

function storedTheme(): ThemeChoice {
  // Storage may be refused, for example in a private window. Then the device decides.
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'device';
  } catch {
    return 'device';
  }
}

function show(choice: ThemeChoice) {
  if (choice === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/**
 * Applies the member's choice to the page. In a built page boot/boot.js has done so before the first paint, so nothing
 * flashes; in development, which has no boot script, main does it here.
 */
export function applyStoredTheme() {
  show(storedTheme());
}

/** Light, dark, or like the device. Stored on this device. */
export function ThemeToggle({ className }: { className?: string }) {
  const name = useId();
  const [current, setCurrent] = useState(storedTheme);

  const choose = (choice: ThemeChoice) => {
    setCurrent(choice);
    show(choice);
    try {
      localStorage.setItem(key, choice);
    } catch {
      // It can't be stored, but it applies for this visit.
    }
  };

  return (
    <fieldset
      className={clsx(
        'inline-flex rounded-s bg-surface-sunken p-1 max-sm:grid max-sm:grid-cols-3',
        className,
      )}
    >
      <legend className="sr-only">Colors</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-[6px] px-3 text-s max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-center max-sm:text-xs font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={current === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          <Icon size={18} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
