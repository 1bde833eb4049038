import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A receiver of webhooks in a separate process: `receiver.mjs <port> <file> <manner>`. It appends the events it
 * receives to the file, one JSON array of events a line, before it responds, as a receiver has to. `manner` is how it
 * behaves: `prompt`, `slow` (up to three seconds), or `lying`, which stores some and responds with a wrong status, a
 * redirect or an endless response, and rejects others. A line `redirect followed` records that a redirect was followed.
 */
const [port, file, manner] = process.argv.slice(2)
let count = 0

const server = createServer(async (request, response) => {
  if (request.url === '/elsewhere') appendFileSync(file, '"redirect followed"\n')
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { events } = JSON.parse(Buffer.concat(chunks).toString() || '{"events":[]}')
  count += 1
  const store = () => appendFileSync(file, `${JSON.stringify(events)}\n`)
  const answer = (status, headers = {}) => response.writeHead(status, headers).end()
  if (manner === 'slow') await pause(((count * 7) % 31) * 100)
  if (manner !== 'lying' || count % 2 === 0) {
    store()
    answer(204)
    return
  }
  switch (((count - 1) / 2) % 5) {
    case 0:
      answer(500)
      return
    case 1:
      store()
      answer(404)
      return
    case 2:
      answer(302, { location: '/elsewhere' })
      return
    case 3:
      store()
      await endless(response)
      return
    default:
      store()
      request.socket.destroy()
  }
})
server.listen(Number(port), '127.0.0.1')

/** Sends a success status, and then as much as the other side accepts; its end is not awaited. */
async function endless(response) {
  response.writeHead(200)
  const block = Buffer.alloc(1_000_000, 'x')
  let isOpen = true
  response.on('close', () => {
    isOpen = false
  })
  response.on('error', () => undefined)
  for (let sent = 0; isOpen && sent < 200; sent += 1) {
    if (!response.write(block))
      await Promise.race([pause(1_000), new Promise((go) => response.once('drain', go))])
  }
  response.destroy()
}
