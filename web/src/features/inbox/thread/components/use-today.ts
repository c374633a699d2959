import { useEffect, useState } from 'react';

/** An instant of the current day. It changes at midnight, when 'Today' becomes 'Yesterday'. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
    const timer = setTimeout(() => setToday(new Date()), midnight.getTime() - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
