import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ownPage } from './abuse-world'
import { multipart } from './hostile-files'

/** A partly sent form on a separate connection, which waits for the rest. */
export interface HeldForm {
  /** The status of the response; waits for it. */
  readonly status: Promise<number>
  /** Resolves once the server has closed the connection. */
  readonly closed: Promise<void>
  /** Sends the rest of the file and the end of the form. */
  readonly finish: () => Promise<void>
  readonly end: () => void
}

/** Amount of the file sent in one piece: enough that a server that stores it has stored some. */
const heldBytes = 2 * 1_048_576

/** The size of the whole form, in bytes, and how much of its first tenth is held back, so that the file continues. */
const formBytes = 20_000_000
const cutBytes = 60

/** Opens a form with a file of 20 MB, sends its texts and the first tenth of the file, and holds it. */
export async function holdForm(
  app: FastifyInstance,
  path: string,
  headers: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
  field = 'attachment',
): Promise<HeldForm> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const file = {
    field,
    name: 'lease.pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(heldBytes)]),
  }
  const { contentType, payload } = multipart(texts, file)
  const socket = await opened(port)
  const all = { ...ownPage, ...headers, 'content-type': contentType, 'content-length': String(formBytes) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  let answer = ''
  const status = new Promise<number>((resolve, reject) => {
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
      const found = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    socket.once('close', () => reject(new Error('The line was closed without an answer.')))
  })
  // A test that only waits for the connection to close need not check the response.
  status.catch(() => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const send = (bytes: Buffer) => new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
  await send(Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`))
  await send(payload.subarray(0, -cutBytes))
  const finish = async () => {
    const ending = Buffer.from('\r\n--hostile-files-boundary--\r\n')
    await send(Buffer.alloc(formBytes - (payload.length - cutBytes) - ending.length))
    await send(ending)
  }
  return { status, closed, finish, end: () => socket.destroy() }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
    socket.on('error', () => undefined)
  })
}
