import type pg from 'pg'

/**
 * Messages between all processes on one database, by its `NOTIFY`, over one connection for all channels. A message
 * reaches current subscribers and is not repeated: what must not be lost is read from a table, or started afresh after
 * a gap.
 */
export interface DatabaseNotifications {
  /** Returns whether messages are currently arriving. */
  isListening(): boolean
  /** Returns how many milliseconds the connection has been lost; 0 while messages arrive. */
  lostForMs(): number
  subscribe(channel: string, subscription: Subscription): Promise<void>
  /** Sends messages of less than 8,000 bytes each to every process, this one included. */
  publish(channel: string, messages: readonly string[]): Promise<void>
  close(): Promise<void>
}

export interface Subscription {
  onMessage(message: string): void
  /** Called when messages may have been missed: as soon as the connection is lost, and again before it is back. */
  onGap(): void
}

const reconnectMs = 1_000

/**
 * Starts listening on a connection of `direct`, which connects directly to PostgreSQL, and holds it; publishes through
 * `pool`. Fails when the database cannot be reached.
 */
export async function listenToDatabase({
  pool,
  direct,
}: {
  readonly pool: pg.Pool
  readonly direct: pg.Pool
}): Promise<DatabaseNotifications> {
  const subscriptions = new Map<string, Subscription[]>()
  let client: pg.PoolClient | null = null
  let isListening = false
  let lostAt = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const announceGap = () => {
    for (const subscription of [...subscriptions.values()].flat()) subscription.onGap()
  }
  const lose = (lost: pg.PoolClient) => {
    if (client !== lost) return
    client = null
    if (isListening) lostAt = performance.now()
    isListening = false
    lost.release(true)
    announceGap()
    connectLater()
  }
  const connectLater = () => {
    if (!isClosed) timer = setTimeout(() => void connect().catch(connectLater), reconnectMs).unref()
  }
  const connect = async (): Promise<void> => {
    const next = await direct.connect()
    if (isClosed) return next.release(true)
    client = next
    next.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions.get(channel) ?? []) subscription.onMessage(payload ?? '')
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      for (const channel of subscriptions.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch {
      return lose(next)
    }
    // Between the missed messages and those that arrive from now on, nothing may be cached.
    announceGap()
    isListening = client === next
  }
  await connect()
  return {
    isListening: () => isListening,
    lostForMs: () => (isListening ? 0 : performance.now() - lostAt),
    async subscribe(channel, subscription) {
      const known = subscriptions.get(channel)
      if (known !== undefined) return void known.push(subscription)
      subscriptions.set(channel, [subscription])
      await client?.query(`listen ${client.escapeIdentifier(channel)}`)
    },
    async publish(channel, messages) {
      await pool.query('select pg_notify($1, message) from unnest($2::text[]) message', [channel, messages])
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const last = client
      client = null
      isListening = false
      last?.release(true)
    },
  }
}
