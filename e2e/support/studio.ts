import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** First port of the first studio; another one lets two clones be tested side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 3900);

/** Studios under test. Each worker has one of its own: what a test changes is seen by no test that runs beside it. */
export const studioCount = Number(process.env.E2E_WORKERS ?? 2);

/** A studio under test, counted from 0: four ports in a row and a data folder, beside whatever else runs on the machine. */
export function studioAt(index: number) {
  const hostPort = firstPort + 4 * index;
  return {
    siteUrl: `http://localhost:${hostPort}`,
    adminUrl: `http://localhost:${hostPort + 1}`,
    apiUrl: `http://localhost:${hostPort + 2}`,
    /** Address at which a test may serve the site over https; the API accepts it as the studio's. */
    secureUrl: `https://localhost:${hostPort + 3}`,
    dataDir: path.join(root, index === 0 ? '.cache/e2e/data' : `.cache/e2e/data-${index + 1}`),
    admin: { email: 'owner@studio.example', password: 'correct horse battery staple' },
  };
}
export type Studio = ReturnType<typeof studioAt>;

/** The studio of this worker, which Playwright counts; outside of workers, the first. */
export const studio = studioAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Environment of `npm start` for a studio under test. */
export function startEnvironment(one: Studio): Record<string, string> {
  return {
    HOST_PORT: new URL(one.siteUrl).port,
    ADMIN_PORT: new URL(one.adminUrl).port,
    API_PORT: new URL(one.apiUrl).port,
    DATA_DIR: one.dataDir,
    ADMIN_EMAIL: one.admin.email,
    ADMIN_PASSWORD: one.admin.password,
    CORS_ORIGINS: one.secureUrl,
    LIMITS_SCALE: '20',
    LOG_LEVEL: 'warn',
  };
}
