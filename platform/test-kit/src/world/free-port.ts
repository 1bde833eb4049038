import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns a port of the loopback address that nothing listens on. It is below the range that systems assign
 * automatically: one of those may be used by any outgoing connection before its user listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
