import type { FastifyInstance } from 'fastify'
import serverPackage from '../../package.json' with { type: 'json' }
import type { ServerContext } from '../composition/server-context'

/** For how long messages of other processes may stay away: the connection for them is opened again each second. */
const longestSilenceMs = 10_000

/** What of a process keeps requests from being sent to it. */
type Unready = 'draining' | 'database' | 'notifications'

/**
 * `/livez`: the process answers, and in which version. `/readyz`: it is not about to stop, reaches a database with its
 * tables, and hears what other processes change, so requests can be sent to it. File store and background work are
 * shared by all processes, so that their failures are alarms and take nobody away (ADR 92).
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
