import type { BrandKey } from '@porchlight/brands'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'

/** An action that an advisor performs on a record. */
interface AdvisorAction {
  readonly brand: BrandKey
  readonly recordId: string
  readonly apiName: string
  readonly fields: Readonly<Record<string, string>>
}

const tokenLifetimeMs = 60_000

/**
 * Performs a quick action as the advisor of a brand, through the data service, as the advisor's own tools do. Actions
 * that the data service rejects have no effect.
 */
export async function actAsAdvisor(
  app: FastifyInstance,
  context: ServerContext,
  request: FastifyRequest,
  { brand, recordId, apiName, fields }: AdvisorAction,
): Promise<void> {
  await app.inject({
    method: 'POST',
    url: `/services/data/v65.0/ui-api/actions/perform-quick-action/${apiName}`,
    headers: {
      host: request.headers.host ?? '',
      authorization: `Bearer ${await advisorToken(context, brand)}`,
    },
    payload: { contextId: recordId, fields },
  })
}

async function advisorToken({ pool, identity }: ServerContext, brand: BrandKey): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [`advisor.${brand}@example.com`],
  )
  return (await identity.issueBearerToken(rows[0]?.id ?? '', tokenLifetimeMs)).token
}
