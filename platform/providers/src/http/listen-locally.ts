import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'
import { fail } from '@porchlight/errors'

/** The running server of a stand-in. */
export interface ListeningServer {
  readonly port: number
  /** Closes every connection; resolves once nothing is listening. */
  readonly close: () => Promise<void>
}

/**
 * Starts the server of a stand-in on a loopback port: the given one, or a free one for 0. It does not keep a process
 * alive.
 * @throws unavailable where it may not listen
 */
export async function listenLocally(server: Server, port = 0): Promise<ListeningServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((cause: unknown) => {
    throw fail('unavailable', {}, { cause })
  })
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
