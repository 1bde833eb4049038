// Sends one GET over and over on keep-alive connections and prints what came as one line of JSON. Sockets are read by
// hand, so that the load costs little of the processor that the server needs too.
// node bench/load.mjs <port> <path> <connections> <milliseconds> [<header line>...]
import { connect } from 'node:net'

const [, , port, path, connections, milliseconds, ...headers] = process.argv
const request = Buffer.from(
  [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, ...headers, '', ''].join('\r\n'),
)
const latencies = []
let refused = 0
let end = 0

await Promise.all(Array.from({ length: Number(connections) }, open)).then((sockets) => {
  const start = performance.now()
  end = start + Number(milliseconds)
  return Promise.all(sockets.map(drive)).then(() => {
    const seconds = (performance.now() - start) / 1000
    latencies.sort((a, b) => a - b)
    const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
    process.stdout.write(
      `${JSON.stringify({ answers: latencies.length, refused, perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) })}\n`,
    )
  })
})

function open() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })
}

function drive(socket) {
  return new Promise((resolve, reject) => {
    let received = ''
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      if (sentAt >= end) {
        socket.destroy()
        resolve()
      } else {
        socket.write(request)
      }
    }
    socket.on('error', reject)
    socket.on('close', resolve)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const bodyAt = received.indexOf('\r\n\r\n')
      if (bodyAt < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, bodyAt + 2))?.[1]
      if (length === undefined) return reject(new TypeError('An answer came without Content-Length.'))
      if (received.length < bodyAt + 4 + Number(length)) return
      if (!received.startsWith('HTTP/1.1 200')) refused += 1
      latencies.push(performance.now() - sentAt)
      received = ''
      send()
    })
    send()
  })
}
