import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'

/** What a webhook tells of: a change as in the feed, or that everything is to be read. */
export interface WebhookEvent {
  /** The same when the event is sent again. */
  readonly id: string
  readonly changeType: 'created' | 'updated' | 'deleted' | 'readAfresh'
  readonly objectApiName?: string
  readonly recordId?: string
  readonly fields?: readonly string[]
  readonly reason?: string
  readonly at: string
}

/** Whether one of the secrets signed exactly these bytes, not more than five minutes ago. */
export function isSigned(body: Buffer, header: string, secrets: readonly string[], now: number): boolean {
  const parts = header.split(',')
  const seconds = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  if (!(Math.abs(now / 1000 - Number(seconds)) <= 300)) return false
  return secrets.some((secret) => {
    const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
    const wanted = Buffer.from(`v1=${digest}`)
    return parts.some((part) => {
      const given = Buffer.from(part)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    })
  })
}

/** A receiver. `store` keeps the events, of which it may have some already; only then is the request answered. */
export function createReceiver(
  secrets: readonly string[],
  store: (events: readonly WebhookEvent[]) => Promise<void>,
  now: () => number = Date.now,
): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (!isSigned(body, String(request.headers['porchlight-signature']), secrets, now())) {
      response.writeHead(401).end()
      return
    }
    const { events } = JSON.parse(body.toString()) as { events: WebhookEvent[] }
    await store(events)
    response.writeHead(204).end()
  })
}
