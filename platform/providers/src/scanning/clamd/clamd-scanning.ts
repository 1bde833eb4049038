import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { withCauseCode } from '../../http/cause-code'
import { ProviderFailure } from '../../http/provider-failure'
import type { ScanningPort, ScanVerdict } from '../scanning-port'

/** Where clamd listens: a TCP port or a Unix socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** The timeouts for the scanner; all in milliseconds. */
export interface ClamdPatience {
  readonly connectMs: number
  readonly wholeMs: number
}

/** The maximum chunk size: clamd reads each chunk into memory. */
const partLength = 64 * 1024
const longestReply = 4_096

/**
 * Scans with clamd: `INSTREAM`, then chunks prefixed with their length as four bytes, most significant first, and a
 * chunk of zero length; the reply is one line that ends with a zero byte.
 */
export function createClamdScanning(
  address: ClamdAddress,
  { connectMs, wholeMs }: ClamdPatience = { connectMs: 3_000, wholeMs: 60_000 },
): ScanningPort {
  return {
    scan: async (bytes) => {
      const socket = connect(address)
      const over = new AbortController()
      const limit = AbortSignal.any([over.signal, AbortSignal.timeout(wholeMs)])
      try {
        await once(socket, 'connect', { signal: AbortSignal.any([limit, AbortSignal.timeout(connectMs)]) })
        const reply = readReply(socket, limit)
        const sent = send(socket, bytes, limit)
        for (const either of [reply, sent]) either.catch(() => undefined)
        // A scanner that has answered before the end, such as with an error, or has hung up, reads no further.
        await Promise.race([sent, reply])
        return verdictOf(await reply)
      } catch (cause) {
        if (cause instanceof ProviderFailure) throw cause
        throw new ProviderFailure(withCauseCode('The scanner gave no answer', cause))
      } finally {
        over.abort()
        socket.destroy()
      }
    },
  }
}

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  const write = async (part: Uint8Array) => {
    if (!socket.write(part)) await once(socket, 'drain', { signal })
  }
  await write(Buffer.from('zINSTREAM\0'))
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; start += partLength) {
      const part = chunk.subarray(start, start + partLength)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      await write(length)
      await write(part)
    }
  }
  await write(Buffer.alloc(4))
}

async function readReply(socket: Socket, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString('utf8')
      const end = reply.indexOf('\0')
      if (end !== -1) resolve(reply.slice(0, end))
      else if (reply.length > longestReply)
        reject(new ProviderFailure('The reply of the scanner does not end.'))
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new ProviderFailure('The scanner hung up.')))
    signal.addEventListener('abort', () => reject(new ProviderFailure('The scanner takes too long.')))
  })
}

function verdictOf(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { kind: 'clean' }
  const found = /^stream: (.{1,200}) FOUND$/.exec(reply)
  if (found === null) throw new ProviderFailure('The scanner answered what nobody understands.')
  return { kind: 'infected', name: found[1] ?? '' }
}
