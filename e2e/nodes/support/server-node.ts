/** An address that answers: one process, or the balancer in front of two with the same role. */
export interface Endpoint {
  name: string;
  url: string;
  role: 'site' | 'api';
  isBalancer: boolean;
  /** Returns true when it could answer all the time since then, a time as of `performance.now`. */
  wasUpSince: (ms: number) => boolean;
  /** Returns true when no server behind it was frozen since then, a time as of `performance.now`. */
  wasFreeSince: (ms: number) => boolean;
}

/** A process that can be killed and started again at its address, or frozen for a while. */
export interface ServerNode extends Endpoint {
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
}

interface Running {
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
}

export async function startNode(
  endpoint: Pick<Endpoint, 'name' | 'url' | 'role'> & Partial<Pick<Endpoint, 'wasFreeSince'>>,
  launch: () => Promise<Running>,
): Promise<ServerNode> {
  let upAt = Number.POSITIVE_INFINITY;
  let running: Running | undefined;
  let thawedAt = Number.NEGATIVE_INFINITY;

  async function start(): Promise<void> {
    running = await launch();
    upAt = performance.now();
  }
  function end(how: 'kill' | 'stop'): Promise<void> | undefined {
    upAt = Number.POSITIVE_INFINITY;
    return running?.[how]();
  }

  await start();
  return {
    ...endpoint,
    isBalancer: false,
    wasUpSince: (ms) => upAt <= ms,
    wasFreeSince: (ms) => thawedAt <= ms && (endpoint.wasFreeSince?.(ms) ?? true),
    start,
    freeze() {
      upAt = Number.POSITIVE_INFINITY;
      thawedAt = Number.POSITIVE_INFINITY;
      running?.signal('SIGSTOP');
    },
    thaw() {
      running?.signal('SIGCONT');
      thawedAt = performance.now();
      upAt = thawedAt;
    },
    kill: async () => end('kill'),
    stop: async () => end('stop'),
  };
}
