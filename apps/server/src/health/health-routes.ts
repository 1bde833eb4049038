import type { FastifyInstance } from 'fastify'
import serverPackage from '../../package.json' with { type: 'json' }
import type { ServerContext } from '../composition/server-context'

/** Maximum time without messages from other processes: their connection is reopened every second. */
const longestSilenceMs = 10_000

/** Why a process should receive no requests. */
type Unready = 'draining' | 'database' | 'notifications'

/**
 * Serves `/livez`: the process responds, with its version; and `/readyz`: it is not about to stop, reaches a database
 * with its tables, and receives other processes' changes, so it can receive requests. File store and background work
 * are shared by all processes, so their failures raise alarms and take no process out of service (ADR 92).
 */
export function serveHealth(app: FastifyInstance, context: ServerContext): void {
  const alive = { schema: { operationId: 'livez', summary: 'The process answers.' } }
  const ready = {
    schema: {
      operationId: 'readyz',
      summary: 'It is not about to stop, reaches its database, and hears what other processes change.',
    },
  }
  app.get('/livez', alive, async () => ({ status: 'alive', version: serverPackage.version }))
  app.get('/readyz', ready, async (_request, reply) => {
    const because = await reasonAgainst(context)
    return because === null ? { status: 'ready' } : reply.status(503).send({ status: 'not ready', because })
  })
}

async function reasonAgainst({
  drain,
  databaseProbe,
  notifications,
}: Pick<ServerContext, 'drain' | 'databaseProbe' | 'notifications'>): Promise<Unready | null> {
  if (drain.isDraining()) return 'draining'
  if (!(await databaseProbe.reaches())) return 'database'
  return notifications.lostForMs() > longestSilenceMs ? 'notifications' : null
}
