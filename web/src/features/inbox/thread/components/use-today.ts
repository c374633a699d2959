import { useEffect, useState } from 'react';

/** An instant of this day; at midnight, where 'Today' becomes 'Yesterday', another. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
    const timer = setTimeout(() => setToday(new Date()), midnight.getTime() - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
