import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How fast the body of a request has to arrive. */
export interface BodyPace {
  /** How long a body may take, in milliseconds; 0 for as long as it likes. */
  windowMs: number
  /** A form with files takes as long as it has to while this many bytes of it come in each window. */
  leastBytes: number
}

/** The slowest line that a file is taken over: 64 kbit a second, a phone's where the signal is weak. */
export const slowestLine: BodyPace = { windowMs: 10_000, leastBytes: 80_000 }

/** How long a client has to read why it is let go. */
export const partingMs = 1_000

/**
 * Lets go of clients that hold a line by sending slowly: 408 where nothing was answered yet. Node's own limit counts
 * every request alike, and would cut off a photo that takes a minute over a weak signal. The pace stands at
 * `app.bodyPace`, next to the limits of `app.server`.
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
    // Bytes that wait to be read here are no fault of the sender's.
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
