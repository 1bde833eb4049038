import { randomUUID } from 'node:crypto'
import {
  type HeldRecord,
  type HeldRecords,
  heldAddress,
  type LiveChanges,
  liveAddress,
  type TouchedRecord,
} from '@porchlight/data-service'
import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import type { ServerContext } from '../composition/server-context'
import { presentViewer, resolveViewer } from '../viewer/resolve-viewer'
import type { LiveConnection } from './live-connection'
import { createLiveUpdates } from './live-updates'

/**
 * Heartbeat interval of a quiet stream: proxies drop streams that are silent for longer. Its session is checked, too.
 */
const heartbeatMs = 25_000

/** Returns how long browsers wait before reopening a dropped stream: not all at the same moment, and not for long. */
const reopenMs = () => 500 + Math.floor(Math.random() * 1_500)

// The wire format is declared with the client (`live-wire.ts`); the compiler holds these schemas to it, field by field.
const HeldBody = Type.Object(
  {
    records: Type.Array(
      Type.Object(
        { id: Type.String({ maxLength: 18 }), weakEtag: Type.Integer() } satisfies FieldsOf<HeldRecord>,
        { additionalProperties: false },
      ),
      { maxItems: 2_000 },
    ),
    since: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  } satisfies FieldsOf<HeldRecords>,
  { additionalProperties: false },
)

const Touched = Type.Object({
  id: Type.String(),
  apiName: Type.String(),
  weakEtag: Type.Integer(),
} satisfies FieldsOf<TouchedRecord>)

const Changes = Type.Object({
  touched: Type.Array(Touched),
  gone: Type.Array(Type.String()),
  missed: Type.Boolean(),
} satisfies FieldsOf<LiveChanges>)

/** A schema for each field of `Wire`, and for nothing else. */
type FieldsOf<Wire> = { readonly [Name in keyof Wire]: TSchema }

const ConnectionParams = Type.Object({ connectionId: Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }) })

/**
 * Serves live updates to signed-in browsers (docs/adr/0016, 0089): `GET /live` is an event stream that starts with
 * `hello` and its connection's id; `POST /live/{connectionId}/held`, to any process, reports which records the browser
 * holds.
 */
export async function serveLiveUpdates(app: FastifyInstance, context: ServerContext): Promise<void> {
  const onError = (error: unknown) =>
    app.log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'live updates')
  const live = await createLiveUpdates(
    context,
    ({ token, viewer }) => presentViewer(token, viewer.language, context),
    onError,
  )
  app.addHook('preClose', () => live.close())

  app.get(
    liveAddress,
    { schema: { operationId: 'liveUpdates', summary: 'A stream of events about changed records.' } },
    async (request, reply) => {
      const { viewer, token } = await resolveViewer(request, context)
      if (viewer.class === 'guest' || token === null) throw fail('invalidSession')
      const connection = openStream(request, reply, viewer, token)
      const heartbeat = setInterval(() => void live.beat(connection).catch(onError), heartbeatMs).unref()
      reply.raw.once('close', () => {
        clearInterval(heartbeat)
        connection.end()
        live.remove(connection)
      })
      const position = await live.add(connection)
      connection.send('hello', { connectionId: connection.id }, position)
    },
  )

  app.post(
    heldAddress(liveAddress, ':connectionId'),
    {
      schema: {
        operationId: 'holdRecords',
        summary: 'Lists the records that a browser holds, and answers which of them have changed.',
        params: ConnectionParams,
        body: HeldBody,
        response: { 200: Changes },
      },
    },
    async (request) => {
      const { viewer } = await resolveViewer(request, context)
      if (viewer.class === 'guest') throw fail('invalidSession')
      const { connectionId } = request.params as Static<typeof ConnectionParams>
      const { records, since }: HeldRecords = request.body as Static<typeof HeldBody>
      const held = records.map(({ id, weakEtag }) => {
        const recordId = toRecordId(id)
        if (recordId === null) throw fail('invalidRecordId', { parameter: 'records', value: id })
        return { id: recordId, weakEtag }
      })
      return live.watch(viewer, connectionId, held, since)
    },
  )
}

function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: LiveConnection['viewer'],
  token: string,
): LiveConnection {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  request.raw.socket.setTimeout(0)
  raw.write(`retry: ${reopenMs()}\n\n`)
  return {
    id: randomUUID(),
    token,
    viewer,
    held: new Set(),
    send(event, data, position) {
      if (raw.writableEnded) return
      const id = position === undefined ? '' : `id: ${position}\n`
      raw.write(`${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    rest() {
      if (!raw.writableEnded) raw.write(': here\n\n')
    },
    end: () => void raw.end(),
  }
}
