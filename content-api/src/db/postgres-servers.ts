import type pg from 'pg';
import { serverAddresses } from 'server-kit/settings';
import { seconds } from '../lib/durations.ts';

const connectTimeoutMs = seconds(4);
const minConnectTimeoutMs = seconds(1);

/** A server of the database, with how long to wait for it before the next one is tried. */
export interface PostgresServer {
  connectionString: string;
  connectionTimeoutMillis: number;
}

export function postgresServers(url: string): PostgresServer[] {
  const addresses = serverAddresses(url);
  const connectionTimeoutMillis = Math.max(minConnectTimeoutMs, connectTimeoutMs / addresses.length);
  return addresses.map((connectionString) => ({ connectionString, connectionTimeoutMillis }));
}

/** Refuses a server that only copies another one: after a failover an address may lead to it for a while. */
export async function refuseReplica(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
  if (rows[0]?.replica === true) {
    throw Object.assign(new Error('The server is a replica, which only reads'), { code: readOnly });
  }
}

const readOnly = '25006';
