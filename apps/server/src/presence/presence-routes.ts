import { type OpenRecord, type PresentUser, presenceAddress } from '@porchlight/data-service'
import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { FastifyInstance } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import type { ServerContext } from '../composition/server-context'
import { resolveViewer } from '../viewer/resolve-viewer'
import { isStaff, notePresence } from './presence'

// The wire format is declared with the client (`live-wire.ts`); the compiler holds these schemas to it, field by field.
const Open = Type.Object(
  {
    recordId: Type.String({ maxLength: 18 }),
    pageId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    isEditing: Type.Boolean(),
    isLeft: Type.Boolean(),
  } satisfies { readonly [Name in keyof OpenRecord]: TSchema },
  { additionalProperties: false },
)

const Present = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  isEditing: Type.Boolean(),
} satisfies { readonly [Name in keyof PresentUser]: TSchema })

/**
 * Serves the staff who have a record open (docs/adr/0129), to staff. For customers the address does not exist. An open
 * page sends its requests by itself, so they do not count as use of the session.
 */
export function servePresence(app: FastifyInstance, context: ServerContext): void {
  app.post(
    presenceAddress,
    {
      schema: {
        operationId: 'notePresence',
        summary: 'Says that a page of the staff shows a record, and answers who else has it open.',
        body: Open,
        response: { 200: Type.Object({ others: Type.Array(Present) }) },
      },
    },
    async (request) => {
      const { viewer } = await resolveViewer(request, context, 'resting')
      if (viewer.class === 'guest') throw fail('invalidSession')
      if (!isStaff(viewer)) throw fail('notFound')
      const open: OpenRecord = request.body as Static<typeof Open>
      const recordId = toRecordId(open.recordId)
      if (recordId === null) throw fail('invalidRecordId', { parameter: 'recordId', value: open.recordId })
      return { others: await notePresence(viewer, { ...open, recordId }, context) }
    },
  )
}
