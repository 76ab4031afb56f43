const timeoutMs = 20_000;

/** Fetches and runs a classic script. Rejects when it does not come, or not in time. */
export function runScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (error?: Error) => {
      clearTimeout(timer);
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => settle(new Error(`${source} did not come in time.`)), timeoutMs);
    script.addEventListener('load', () => settle());
    script.addEventListener('error', () => settle(new Error(`${source} could not be loaded.`)));
    script.src = source;
    document.head.append(script);
  });
}
