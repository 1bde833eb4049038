import { connect } from 'node:net'

/** What was received over a bare socket, and how long it took until the server closed it. */
export interface RawAnswer {
  readonly text: string
  readonly status: number
  readonly milliseconds: number
}

/** Sends bytes as they are, then waits until the server closes the connection. */
export function rawExchange(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ text, status, milliseconds: performance.now() - startedAt })
    })
    socket.write(bytes)
  })
}
