import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enforceBodyPace } from './body-pace'

const windowMs = 300
const pace = { windowMs, leastBytes: 2_000 }

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = Fastify({
    clientErrorHandler: (error, socket) => {
      socket.end(`HTTP/1.1 408 ${(error as { code?: string }).code}\r\nContent-Length: 0\r\n\r\n`)
    },
  })
  enforceBodyPace(app, pace)
  await app.register(multipart)
  app.post('/json', async ({ body }) => body)
  app.post('/file', async (request) => {
    let size = 0
    for await (const part of request.parts()) {
      if (part.type === 'file') for await (const chunk of part.file) size += chunk.length
    }
    return { size }
  })
  app.post('/refused', { onRequest: async (_request, reply) => reply.status(403).send({}) }, async () => null)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => app.close())

const fileHead =
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
const fileEnd = '\r\n--edge--\r\n'
const fileSize = 24_000

describe('the pace of a body', () => {
  it('lets a file come slowly over a weak line, for longer than other bodies may take', async () => {
    const parts = Array.from({ length: 24 }, () => 'x'.repeat(fileSize / 24))
    const answer = await send(
      '/file',
      'multipart/form-data; boundary=edge',
      [fileHead, ...parts, fileEnd],
      60,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.*\r\n)+\{"size":24000\}$/)
  })

  it('lets go of a file that trickles', async () => {
    const parts = Array.from({ length: 24 }, () => 'x'.repeat(10))
    const answer = await send(
      '/file',
      'multipart/form-data; boundary=edge',
      [fileHead, ...parts],
      60,
      fileSize,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 ERR_HTTP_REQUEST_TIMEOUT\r\n/)
  })

  it('lets go of any other body after one window, however much of it came', async () => {
    const parts = ['{"text":"', ...Array.from({ length: 24 }, () => 'x'.repeat(fileSize / 24))]
    const answer = await send('/json', 'application/json', parts, 60, fileSize * 2)
    expect(answer).toMatch(/^HTTP\/1\.1 408 ERR_HTTP_REQUEST_TIMEOUT\r\n/)
  })

  it('closes a line that trickles on after its answer, without a second answer', async () => {
    const parts = Array.from({ length: 24 }, () => 'x')
    const answer = await send('/refused', 'multipart/form-data; boundary=edge', parts, 60, fileSize)
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).not.toContain('408')
  })

  it('does nothing about a body that is there', async () => {
    const text = JSON.stringify({ text: 'here' })
    expect(await send('/json', 'application/json', [text], 0)).toContain(text)
  })
})

/** Sends a body in parts with a pause after each and returns everything received until the connection is closed. */
async function send(
  path: string,
  type: string,
  parts: readonly string[],
  pauseMs: number,
  length = parts.join('').length,
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
  )
  for (const part of parts) {
    if (socket.destroyed) break
    socket.write(part)
    await sleep(pauseMs)
  }
  await closed
  return answer
}
