import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** First of four ports in a row; another one lets two clones be tested side by side. */
const hostPort = Number(process.env.E2E_PORT ?? 3900);
const adminPort = hostPort + 1;
const apiPort = hostPort + 2;
const securePort = hostPort + 3;

/** The studio under test: its own ports and data folder, beside whatever else runs on the machine. */
export const studio = {
  siteUrl: `http://localhost:${hostPort}`,
  adminUrl: `http://localhost:${adminPort}`,
  /** Address at which a test may serve the site over https; the API accepts it as the studio's. */
  secureUrl: `https://localhost:${securePort}`,
  apiUrl: `http://localhost:${apiPort}`,
  dataDir: path.join(root, '.cache/e2e/data'),
  admin: { email: 'owner@studio.example', password: 'correct horse battery staple' },
};

/** Environment of `npm start` for the studio under test. */
export function startEnvironment(): Record<string, string> {
  return {
    HOST_PORT: String(hostPort),
    ADMIN_PORT: String(adminPort),
    API_PORT: String(apiPort),
    DATA_DIR: studio.dataDir,
    ADMIN_EMAIL: studio.admin.email,
    ADMIN_PASSWORD: studio.admin.password,
    CORS_ORIGINS: studio.secureUrl,
    LIMITS_SCALE: '20',
    LOG_LEVEL: 'warn',
  };
}
