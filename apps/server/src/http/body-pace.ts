import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The minimum pace at which a request body has to arrive. */
export interface BodyPace {
  /** Maximum time for a body, in milliseconds; 0 for no limit. */
  windowMs: number
  /** A form with files may take as long as needed while this many bytes of it arrive in each window. */
  leastBytes: number
}

/** The slowest connection that file uploads support: 64 kbit/s, a phone's with a weak signal. */
export const slowestLine: BodyPace = { windowMs: 10_000, leastBytes: 80_000 }

/** How long a client has to read why its connection is being closed. */
export const partingMs = 1_000

/**
 * Disconnects clients that hold a connection by sending slowly, with 408 if no response has been sent yet. Node's own
 * limit treats every request alike, and would cut off a photo that takes a minute over a weak signal. The pace is
 * exposed as `app.bodyPace`, next to the limits of `app.server`.
 */
export function enforceBodyPace(app: FastifyInstance, pace: BodyPace): void {
  app.decorate('bodyPace', { ...pace })
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && request.raw.socket instanceof Socket) {
      watch(app, request, () => reply.raw.headersSent)
    }
    done()
  })
}

function watch(app: FastifyInstance, { raw, headers }: FastifyRequest, isAnswered: () => boolean): void {
  const pace = app.bodyPace
  if (pace.windowMs === 0) return
  const { socket } = raw
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true
  let arrived = socket.bytesRead
  const look = () => {
    if (raw.complete || socket.destroyed) return
    const came = socket.bytesRead - arrived
    // Bytes waiting to be read here are not the sender's fault.
    if (isForm && (came >= pace.leastBytes || raw.readableLength > 0)) {
      arrived = socket.bytesRead
      timer = setTimeout(look, pace.windowMs).unref()
      return
    }
    if (isAnswered()) {
      socket.destroy()
      return
    }
    app.server.emit(
      'clientError',
      Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    )
    setTimeout(() => socket.destroy(), partingMs).unref()
  }
  let timer = setTimeout(look, pace.windowMs).unref()
  raw.once('end', () => clearTimeout(timer))
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}
