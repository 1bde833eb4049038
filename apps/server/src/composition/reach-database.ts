import type pg from 'pg'
import { refusal } from '../settings/refusal'

/** What an operator needs to know about an unusable database; the password is not included. */
interface DatabasePlace {
  readonly host: string
  readonly user: string
  readonly database: string
}

/**
 * Ensures that the database at the address of a setting answers, before anything else is attempted with it.
 *
 * @throws invalidSettings that names host, user or database, the code of the failure, and what to do
 */
export async function reachDatabase(
  pool: pg.Pool,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL',
  address: string,
): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw refusal(`${setting}: ${describeUnreachable(error, placeOf(address))}`)
  }
}

/** Describes why the database cannot be used, with the code of the system or the SQLSTATE, and what to do. */
export function describeUnreachable(error: unknown, { host, user, database }: DatabasePlace): string {
  const { code = '', message = String(error) } = error as {
    readonly code?: string
    readonly message?: string
  }
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no address is known for ${host} (${code}). Correct the host name, or the name server.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `no PostgreSQL listens at ${host} (${code}). Start it, or correct host and port.`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${host} does not answer (${code}). Check that this machine may reach it through the firewall.`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} refuses the user ${user} (${code}). Check user and password, and its pg_hba.conf.`
    case '3D000':
      return `PostgreSQL at ${host} has no database ${database} (${code}). Create it, or correct its name.`
    case '53300':
      return `PostgreSQL at ${host} has no connection left (${code}). Raise its max_connections, or lower PORCHLIGHT_DATABASE_CONNECTIONS.`
    case '57P03':
      return `PostgreSQL at ${host} is starting or stopping (${code}). Try again in a moment.`
    case '08P01':
      return `what answers at ${host} is a pooler, which refuses the settings of our sessions (${code}). Name PostgreSQL itself in DATABASE_DIRECT_URL, and the pooler in DATABASE_URL.`
    default:
      break
  }
  if (/timeout|terminated/i.test(message)) {
    return `${host} does not answer within 5 seconds. Check that this machine may reach it through the firewall.`
  }
  if (/does not support SSL/i.test(message)) {
    return `PostgreSQL at ${host} offers no TLS. Enable it there, or set sslmode=disable on a private network.`
  }
  if (/CERT|SIGNATURE|TLS/.test(code)) {
    return `the certificate of ${host} is not trusted (${code}). Name its authority by sslrootcert.`
  }
  return `PostgreSQL at ${host} cannot be used${code === '' ? '' : ` (${code})`}: ${message}.`
}

function placeOf(databaseUrl: string): DatabasePlace {
  if (!URL.canParse(databaseUrl)) return { host: 'its host', user: 'it names', database: 'of that name' }
  const { hostname, port, username, pathname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const isSocket = host.startsWith('/')
  return {
    host: isSocket ? host : `${host}:${port === '' ? 5432 : port}`,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  }
}
