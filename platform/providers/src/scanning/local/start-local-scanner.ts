import { createServer, type Socket } from 'node:net'
import { listenLocally } from '../../http/listen-locally'

/** How the stand-in behaves; for tests and the guided demo. */
export type ScannerFaultMode = 'well' | 'down' | 'slow' | 'nonsense'

/** A running stand-in for the scanner. */
export interface LocalScanner {
  /** Always a loopback address. */
  readonly host: string
  readonly port: number
  /** Sets how it behaves from now on. */
  readonly setFaultMode: (faultMode: ScannerFaultMode) => void
  readonly close: () => Promise<void>
}

/** The EICAR test string, in two parts so that no scanner mistakes this file for it. */
const testString = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const command = 'zINSTREAM\0'

/**
 * Starts a stand-in that speaks the clamd protocol, and detects only the EICAR test string: it demonstrates that files
 * are held back until they are scanned, not that malware is found.
 */
export async function startLocalScanner(): Promise<LocalScanner> {
  let faultMode: ScannerFaultMode = 'well'
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (faultMode === 'down') socket.destroy()
    else answer(socket, () => faultMode)
  })
  const { port, close } = await listenLocally(server)
  return {
    host: '127.0.0.1',
    port,
    setFaultMode: (next) => {
      faultMode = next
    },
    close,
  }
}

function answer(socket: Socket, faultMode: () => ScannerFaultMode): void {
  let waiting = Buffer.alloc(0)
  let seen = ''
  let isInfected = false
  let hasCommand = false
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    if (!hasCommand) {
      if (waiting.length < command.length) return
      if (waiting.toString('latin1', 0, command.length) !== command)
        return void socket.end('UNKNOWN COMMAND\0')
      hasCommand = true
      waiting = waiting.subarray(command.length)
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0)
      if (length === 0) {
        if (faultMode() === 'slow') return
        const verdict = isInfected ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
        return void socket.end(`${faultMode() === 'nonsense' ? '<html>Welcome</html>' : verdict}\0`)
      }
      if (waiting.length < 4 + length) return
      seen = (seen + waiting.toString('latin1', 4, 4 + length)).slice(-length - testString.length)
      isInfected ||= seen.includes(testString)
      waiting = waiting.subarray(4 + length)
    }
  })
}
