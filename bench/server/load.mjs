// Sends one kind of request over and over on keep-alive connections and prints the results as one line of JSON.
// Sockets are read by hand, so that the load uses little of the processor that the server needs too.
// node bench/server/load.mjs <file with the load as JSON>; see `Load` in load.ts.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const load = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const { port, connections, milliseconds, headers, method, path, body, targets, versions } = load
const latencies = []
const others = new Map()
let end = 0

const sockets = await Promise.all(Array.from({ length: connections }, open))
const start = performance.now()
end = start + milliseconds
await Promise.all(sockets.map(drive))
const seconds = (performance.now() - start) / 1000
latencies.sort((a, b) => a - b)
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
process.stdout.write(
  `${JSON.stringify({
    answers: latencies.length,
    others: Object.fromEntries(others),
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
  })}\n`,
)

function open() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })
}

/**
 * Builds the request for a target; `{id}`, `{version}` and the version after it, `{next}`, are replaced in path,
 * headers and body.
 */
function requestFor(id, version) {
  const fill = (text) =>
    text
      .replaceAll('{id}', id)
      .replaceAll('{version}', version)
      .replaceAll('{next}', String(Number(version) + 1))
  const content = body === null ? null : Buffer.from(fill(body))
  const lines = [`${method} ${fill(path)} HTTP/1.1`, `Host: localhost:${port}`, ...headers.map(fill)]
  if (content !== null) lines.push('Content-Type: application/json', `Content-Length: ${content.length}`)
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  return content === null ? head : Buffer.concat([head, content])
}

/** Each connection has separate targets, so that no two writers conflict; with few targets all share them. */
function drive(socket, index) {
  const own = targets.flatMap((id, place) =>
    targets.length < connections || place % connections === index
      ? [{ id, version: versions?.[place] ?? '', request: null }]
      : [],
  )
  return new Promise((resolve, reject) => {
    let chunks = []
    let size = 0
    let awaited = -1
    let sentAt = 0
    let turn = -1
    const send = () => {
      sentAt = performance.now()
      if (sentAt >= end) {
        socket.destroy()
        resolve()
        return
      }
      turn = (turn + 1) % own.length
      const target = own[turn]
      target.request ??= requestFor(target.id, target.version)
      socket.write(target.request)
      if (versions !== null) target.request = null
    }
    socket.on('error', reject)
    socket.on('close', resolve)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      size += chunk.length
      if (awaited < 0) {
        const received = chunks.length === 1 ? chunk : Buffer.concat(chunks)
        chunks = [received]
        const bodyAt = received.indexOf('\r\n\r\n')
        if (bodyAt < 0) return
        const head = received.toString('latin1', 0, bodyAt + 2)
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (length === undefined)
          return reject(new TypeError(`An answer came without Content-Length:\n${head}`))
        awaited = bodyAt + 4 + Number(length)
      }
      if (size < awaited) return
      latencies.push(performance.now() - sentAt)
      note(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks), own[turn])
      chunks = []
      size = 0
      awaited = -1
      send()
    })
    send()
  })
}

/** Counts unexpected responses, and reads the new version of a changed record. */
function note(answer, target) {
  const isExpected =
    answer.toString('latin1', 9, 12) === String(load.status) &&
    (load.contains === null || answer.includes(load.contains))
  if (!isExpected) {
    const text = answer.toString('utf8')
    const kind = `${text.slice(9, 12)} ${text.slice(text.indexOf('\r\n\r\n') + 4)}`.slice(0, 200)
    others.set(kind, (others.get(kind) ?? 0) + 1)
  }
  if (versions === null) return
  const versionAt = answer.lastIndexOf(load.versionKey ?? '') + (load.versionKey ?? '').length
  target.version =
    load.versionKey === null
      ? target.version + 1
      : Number.parseInt(answer.toString('latin1', versionAt, versionAt + 16), 10)
}
