import { Socket } from 'node:net'
import { Transform } from 'node:stream'
import { fail } from '@porchlight/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { resolvePageViewer } from '../viewer/resolve-viewer'
import { partingMs } from './body-pace'

/** The largest body of a request without a session, in bytes: several times larger than any guest form. */
const guestBodyLimit = 65_536

/**
 * The responses that reject the requester or the link they hold, not the contents of the body; pages redirect to the
 * sign-in.
 */
const refusals: ReadonlySet<number> = new Set([302, 401, 403, 404, 410, 413, 429])

/**
 * Reads no large body before the sender is known: beyond `guestBodyLimit`, bodies are read only from signed-in users
 * (`bodyTooLarge`). Forms with files are exempt, since they are read part by part by calls that decide before the first
 * file.
 */
export function refuseLargeBodiesOfGuests(app: FastifyInstance, context: ServerContext): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.routeOptions.config.knowsSender === true) return payload
    const length = request.headers['content-length']
    const isShort = length === undefined ? !isChunked(request) : Number(length) <= guestBodyLimit
    if (isShort || isFormWithFiles(request)) return payload
    const { viewer } = await resolvePageViewer(request, context)
    if (viewer.class !== 'guest') return payload
    if (length !== undefined) throw tooLarge()
    let size = 0
    return payload.pipe(
      new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          size += chunk.length
          if (size > guestBodyLimit) done(tooLarge())
          else done(null, chunk)
        },
      }),
    )
  })
}

/**
 * Closes the connection of a rejected request whose body is still arriving, after a short delay, so that a browser with
 * a small form can read the response.
 */
export function closeLinesOfRefused(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }, reply) => {
    const { socket } = raw
    if (raw.complete || !refusals.has(reply.statusCode) || !(socket instanceof Socket)) return
    setTimeout(() => {
      if (!raw.complete) socket.destroy()
    }, partingMs).unref()
  })
}

function tooLarge() {
  return fail('bodyTooLarge', { limit: guestBodyLimit })
}

function isChunked({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined
}

function isFormWithFiles({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') === true
}
