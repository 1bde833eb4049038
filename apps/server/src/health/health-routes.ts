import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'

/** `/livez`: the process answers. `/readyz`: it is not about to stop and reaches its database, so requests can be sent to it. */
export function serveHealth(app: FastifyInstance, context: ServerContext): void {
  const alive = { schema: { operationId: 'livez', summary: 'The process answers.' } }
  const ready = {
    schema: { operationId: 'readyz', summary: 'It is not about to stop, and can reach its database.' },
  }
  app.get('/livez', alive, async () => ({ status: 'alive' }))
  app.get('/readyz', ready, async (_request, reply) =>
    !context.drain.isDraining() && (await context.databaseProbe.reaches())
      ? { status: 'ready' }
      : reply.status(503).header('retry-after', '2').send({ status: 'not ready' }),
  )
}
