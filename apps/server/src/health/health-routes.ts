import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'

/** `/livez`: the process answers. `/readyz`: it can reach its database, so requests can be sent to it. */
export function serveHealth(app: FastifyInstance, context: ServerContext): void {
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await context.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
