import swagger from '@fastify/swagger'
import { workBudgets } from '@porchlight/metadata'
import type { FastifyInstance } from 'fastify'

/** Collects every route registered afterwards into the OpenAPI 3.1 document. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => {
      const body = route.config?.multipartBody
      return body === undefined
        ? { schema, url }
        : { schema: { ...schema, body, consumes: ['multipart/form-data'] }, url }
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Porchlight',
        version: '65.0',
        description: `The data service and the server methods of the portal.\n\n${describeBudgets()}`,
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ bearer: [] }, {}],
    },
  })
}

function describeBudgets(): string {
  const lines = Object.values(workBudgets).map(
    ({ limit, counted, advice }) => `- at most ${limit} ${counted}. ${advice}`,
  )
  return `A call that needs more than one of its budgets is refused with 400 before any work is done:\n\n${lines.join('\n')}`
}

/**
 * Serves the document at `/openapi.json`. It is serialised once: frequent requests that do not read it cost neither
 * time nor memory.
 */
export function serveOpenApi(app: FastifyInstance): void {
  let document: Buffer | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
