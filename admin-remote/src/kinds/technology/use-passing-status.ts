import { useEffect, useState } from 'react';

export interface PassingStatus {
  tone: 'success' | 'error';
  text: string;
}

export interface UsePassingStatus {
  status: PassingStatus | undefined;
  say: (tone: PassingStatus['tone'], text: string) => void;
}

/** A message that clears itself after `durationMs`. */
export function usePassingStatus(durationMs: number): UsePassingStatus {
  const [status, setStatus] = useState<PassingStatus>();
  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(undefined), durationMs);
    return () => clearTimeout(timer);
  }, [status, durationMs]);
  return { status, say: (tone, text) => setStatus({ tone, text }) };
}
