import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A database whose every response is delayed, as from another machine. */
export interface SlowDatabase {
  readonly connectionString: string
  /** Sets the delay of each response from now on. */
  readonly delay: (milliseconds: number) => void
  /** From now on no response arrives, and no connection ends, until `speak`; then everything held back is delivered. */
  readonly fallSilent: () => void
  readonly speak: () => void
  readonly close: () => Promise<void>
}

/** Creates a proxy between programs and the database of `connectionString` that delays each response by that much. */
export async function slowDatabase(connectionString: string, firstDelayMs: number): Promise<SlowDatabase> {
  let delayMs = firstDelayMs
  const { host, port, user = '', password = '', database = '' } = new pg.Client({ connectionString })
  const sockets = new Set<Socket>()
  let silence: { readonly isOver: Promise<void>; readonly end: () => void } | null = null
  const server = createServer((program) => {
    const behind = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [socket, other] of [
      [program, behind],
      [behind, program],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    program.on('data', (bytes) => behind.write(bytes))
    let last = Promise.resolve()
    behind.on('data', (bytes) => {
      const due = pause(delayMs)
      last = last.then(async () => {
        await due
        await silence?.isOver
        program.write(bytes)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new TypeError('The server listens on no port.')
  const address = new URL(`postgres://127.0.0.1:${bound.port}/${database}`)
  address.username = encodeURIComponent(user)
  address.password = encodeURIComponent(String(password))
  return {
    connectionString: address.href,
    delay: (milliseconds) => {
      delayMs = milliseconds
    },
    fallSilent: () => {
      let end = () => {}
      const isOver = new Promise<void>((resolve) => {
        end = resolve
      })
      silence = { isOver, end }
    },
    speak: () => {
      silence?.end()
      silence = null
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
