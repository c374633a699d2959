import { useState } from 'react';

/**
 * What a dialog is about. It stays while the dialog fades out. `opening` counts up with each opening: use it as a key
 * for what has to start fresh.
 */
export function useSubject<Subject>(subject: Subject | undefined) {
  const [now, setNow] = useState({ subject, shown: subject, opening: 0 });
  if (subject !== now.subject) {
    const opens = subject !== undefined && now.subject === undefined;
    setNow({
      subject,
      shown: subject ?? now.shown,
      opening: opens ? now.opening + 1 : now.opening,
    });
  }
  return { shown: subject ?? now.shown, opening: now.opening };
}
