import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { fail, type PorchlightError, toErrorBody } from '@porchlight/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { partingMs } from './body-pace'
import { answerError } from './error-answer'
import { logAnswered, logRequest } from './request-log'
import { requestIdHeader } from './security-headers'

/** Answers requests for which no hook runs like any other, with the common headers, an id and a log line. */
interface UnroutedAnswers {
  /** For what the router rejects, such as an address with an incomplete escape. */
  readonly frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void
  /** For requests that cannot be parsed, or do not arrive. */
  readonly clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => void
  /**
   * For what Node or Fastify would answer without us: `CONNECT`, an unknown `Expect`, requests that arrive while
   * closing.
   */
  readonly attach: (app: FastifyInstance) => void
}

/** `headers` are those of every response; `log` returns the server's logger once it exists. */
export function createUnroutedAnswers(
  headers: Readonly<Record<string, string>>,
  log: () => FastifyBaseLogger,
): UnroutedAnswers {
  const answers = new WeakMap<Socket, ServerResponse>()

  const refuse = (socket: Socket, error: PorchlightError): void => {
    const id = randomUUID()
    const body = JSON.stringify(toErrorBody(error, 'read'))
    const lines = Object.entries({
      ...headers,
      [requestIdHeader]: id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${error.status} ${error.code}\r\n${lines.join('')}\r\n${body}`)
    note(id, null, error.status)
  }

  const note = (reqId: string, method: string | null, status: number): void =>
    logRequest(log().child({ reqId }), { method, route: null, status, milliseconds: 0 })

  return {
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => logAnswered(request, reply))
      reply.headers(headers).header(requestIdHeader, request.id)
      void answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => {
      const answer = answers.get(socket)
      const isCut = answer?.headersSent === true && !answer.writableFinished
      // Anything written into a response in flight would be read as part of it.
      if (!socket.writable || isCut) socket.destroy()
      else {
        const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        refuse(socket, fail(isLate ? 'requestTimeout' : 'malformedRequest'))
      }
    },
    attach: (app) => {
      const { server } = app
      server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) =>
        answers.set(socket, answer),
      )
      server.on('connect', (_request: IncomingMessage, socket: Socket) => {
        socket.on('error', () => socket.destroy())
        refuse(socket, fail('methodNotAllowed'))
        // Node no longer reads or watches this connection: incoming data is dropped, and so are clients that stay.
        socket.resume()
        setTimeout(() => socket.destroy(), partingMs).unref()
      })
      // It may be ignored (RFC 9110, 10.1.1); Node's own 417 would come without our headers.
      server.on('checkExpectation', (request: IncomingMessage, answer: ServerResponse) =>
        server.emit('request', request, answer),
      )
      // From here on Fastify answers 503 immediately, before any hook.
      app.addHook('preClose', async () => {
        server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
          const id = randomUUID()
          for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value)
          answer.setHeader(requestIdHeader, id)
          answer.once('finish', () => note(id, request.method ?? null, answer.statusCode))
        })
      })
    },
  }
}
