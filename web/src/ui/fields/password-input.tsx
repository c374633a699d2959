import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextInput } from '@/ui/fields/text-input';

/** A password field whose content can be shown, because typing blind is frustrating. */
export function PasswordInput({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        type={shown ? 'text' : 'password'}
        className={clsx('pr-12', className)}
      />
      <span className="absolute inset-y-0 right-0 grid place-items-center">
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  );
}
