import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings'
import { createHttpServer } from './create-http-server'
import { securityHeaders } from './security-headers'

let app: FastifyInstance
let lines: string[] = []
afterEach(() => app.close())

async function open(): Promise<void> {
  lines = []
  const settings = { ...readSettings({ PORCHLIGHT_LOG_LEVEL: 'info' }), secure: true }
  app = await createHttpServer(settings, { write: (line) => void lines.push(line) })
  app.get('/here', async () => ({ here: true }))
  app.get('/named/:name', async () => ({ here: true }))
  app.get('/fails', async () => {
    throw Object.assign(new TypeError('the bill of dana.whitcombe@example.com'), { code: 'E_BILL' })
  })
  app.get('/hangs', async (_request, reply) => {
    reply.raw.writeHead(200, { 'content-length': '10' }).write('half')
    await new Promise(() => undefined)
  })
  app.post('/form', async () => ({ here: true }))
  app.post('/file', async (request) => {
    const names: number[] = []
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      names.push(part.filename.length)
      part.file.resume()
    }
    return names
  })
}

/**
 * Sends bytes over a separate connection, and `more` once a response begins; returns everything received until the
 * server closes the connection.
 */
async function exchange(bytes: string, more = ''): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.once('data', () => socket.write(more, 'latin1'))
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return text
}

/** Returns the status and headers of the first response on a connection. */
function headOf(text: string) {
  const [first = '', ...rest] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n')
  const headers = rest.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: ?/, '')])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) }
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n'

describe('an answer that no route gives', () => {
  it.each([
    ['of an address with half an escape', `GET /%zz HTTP/1.1\r\n${end}`, 400],
    ['of an address with too long a part', `GET /named/${'x'.repeat(5_000)} HTTP/1.1\r\n${end}`, 400],
    ['of a path that is not there', `GET /nowhere HTTP/1.1\r\n${end}`, 404],
    ['of a method that is none', `FETCH / HTTP/1.1\r\n${end}`, 400],
    ['of a request that is none', 'Good morning\r\n\r\n', 400],
    ['of a header that is none', `GET /here HTTP/1.1\r\nno colon\r\n${end}`, 400],
    ['of headers without an end', `GET /here HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${end}`, 400],
    ['of two lengths', `POST /form HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`, 400],
    ['of no host', 'GET /here HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['of a trace', `TRACE /here HTTP/1.1\r\n${end}`, 404],
    ['of a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${end}`, 405],
    ['of an expectation that is not known', `GET /here HTTP/1.1\r\nExpect: 200-ok\r\n${end}`, 200],
    ['of an error', `GET /fails HTTP/1.1\r\n${end}`, 500],
    ['of a foreign host', 'GET /here HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
    ['of a whole address', `GET http://evil.example/here HTTP/1.1\r\n${end}`, 400],
    ['of a whole address of ours', `GET http://localhost/here HTTP/1.1\r\n${end}`, 400],
    ['of the server itself', `OPTIONS * HTTP/1.1\r\n${end}`, 400],
    ['of a backslash', `GET /here\\..\\evil.example HTTP/1.1\r\n${end}`, 400],
    [
      'of a form of more fields than any has',
      `POST /form HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n${end}${'a&'.repeat(500)}`,
      400,
    ],
  ])(
    '%s carries the headers of every answer, its id, and leaves one line in the log',
    async (_name, bytes, status) => {
      await open()
      const answer = headOf(await exchange(bytes))
      expect(answer).toMatchObject({ status, headers: securityHeaders(true) })
      const id = String(answer.headers['x-request-id'])
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(1)
      const [line = ''] = lines.filter((written) => written.includes('"msg":"request"'))
      expect(JSON.parse(line)).toMatchObject({ reqId: id, status })
      // Milliseconds since 1970 in UTC, wherever the server is.
      expect(Math.abs(Number(JSON.parse(line).time) - Date.now())).toBeLessThan(60_000)
      expect(line).not.toMatch(/evil|here\\/)
    },
  )

  it('of a trace has nothing of what was sent', async () => {
    await open()
    const text = await exchange(`TRACE /here HTTP/1.1\r\nCookie: porchlight_session=secret\r\n${end}`)
    expect(headOf(text).status).toBe(404)
    expect(text).not.toMatch(/secret|message\/http/)
  })

  it('carries them while the server closes as well', async () => {
    await open()
    let goOn: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve
    })
    app.get('/waits', async () => {
      await waiting
      return {}
    })
    let requests = 0
    app.server.on('request', () => {
      requests += 1
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.write('GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => requests).toBe(1)
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    socket.write(`GET /here HTTP/1.1\r\n${end}`)
    await expect.poll(() => requests).toBe(2)
    const ended = once(socket, 'close')
    goOn()
    await Promise.all([closed, ended])
    const late = headOf(text.slice(text.lastIndexOf('HTTP/1.1')))
    expect(late).toMatchObject({ status: 503, headers: securityHeaders(true) })
    expect(lines.join('')).toContain(String(late.headers['x-request-id']))
  })

  it('of a tunnel leaves no line open, though its client neither ends it nor stops to send', async () => {
    await open()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', () => undefined)
    socket.write(`CONNECT evil.example:443 HTTP/1.1\r\nX: ${'x'.repeat(9_000)}\r\n${end}`)
    await expect.poll(() => text).toContain('METHOD_NOT_ALLOWED')
    socket.write('x'.repeat(200_000))
    const lines = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    await expect.poll(lines).toBe(0)
  })

  it('is not written into one that is on its way', async () => {
    await open()
    const text = await exchange('GET /hangs HTTP/1.1\r\nHost: localhost\r\n\r\n', 'Good morning\r\n\r\n')
    expect(text).toContain('half')
    expect(text).not.toContain('BAD_REQUEST')
  })
})

describe('the head of a part of a form', () => {
  it('has at most 2 KB, so that no name is longer', async () => {
    await open()
    const name = 'x'.repeat(75_000)
    const answer = await app.inject({
      method: 'POST',
      url: '/file',
      headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\nx\r\n--b--\r\n`,
    })
    for (const length of answer.json<number[]>()) expect(length).toBeLessThanOrEqual(2_048)
  })
})
