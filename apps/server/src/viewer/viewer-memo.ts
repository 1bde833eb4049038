import type { Session } from '@porchlight/identity'
import type pg from 'pg'
import type { UserStanding } from './user-standings'

/** A session with the standing of its user, as the last look-up found them. */
export interface SignedIn {
  readonly session: Session
  readonly user: UserStanding
}

/**
 * Remembers who a token belongs to, so that not every request asks the database for it. What ends a
 * session or changes a user tells every process by `NOTIFY access_change` (triggers send it, whoever
 * writes), and this process at once. Without the listening connection nothing is remembered.
 */
export interface ViewerMemo {
  find(token: string): SignedIn | null
  remember(token: string, signedIn: SignedIn): void
  forgetToken(token: string): void
  forgetUser(userId: string): void
  /** Stops listening. */
  close(): Promise<void>
}

interface Entry extends SignedIn {
  readonly untilMs: number
}

const capacity = 20_000
/** Sessions note at most this late that they are in use. */
const longestMs = 20_000
const reconnectMs = 1_000

/** Makes the memo and begins to listen on a connection of `pool`. */
export async function createViewerMemo(pool: pg.Pool, now: () => Date): Promise<ViewerMemo> {
  const entries = new Map<string, Entry>()
  /** Ending a thousand sessions tells of each: none of them may look through all. */
  const tokenOfSession = new Map<string, string>()
  const state: { client: pg.PoolClient | null; isClosed: boolean; timer: NodeJS.Timeout | null } = {
    client: null,
    isClosed: false,
    timer: null,
  }
  const forgetToken = (token: string) => {
    tokenOfSession.delete(entries.get(token)?.session.id ?? '')
    entries.delete(token)
  }
  const forgetUser = (userId: string) => {
    for (const [token, entry] of entries) if (entry.user.userId === userId) forgetToken(token)
  }
  const forgetAll = () => {
    entries.clear()
    tokenOfSession.clear()
  }
  const forget = (payload: string) => {
    const [kind, id = ''] = payload.split(' ')
    if (kind === 'session') forgetToken(tokenOfSession.get(id) ?? '')
    else forgetUser(id)
  }
  const lose = (client: pg.PoolClient) => {
    if (state.client !== client) return
    state.client = null
    forgetAll()
    client.release(true)
    if (!state.isClosed) state.timer = setTimeout(() => void listen().catch(() => {}), reconnectMs).unref()
  }
  const listen = async (): Promise<void> => {
    if (state.isClosed) return
    const client = await pool.connect()
    client.on('notification', ({ payload }) => forget(payload ?? ''))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    await client.query('listen access_change')
    forgetAll()
    state.client = client
  }
  await listen()
  return {
    find(token) {
      const entry = entries.get(token)
      if (entry === undefined || state.client === null) return null
      if (now().getTime() < entry.untilMs) return entry
      forgetToken(token)
      return null
    },
    remember(token, signedIn) {
      if (state.client === null) return
      const { idleExpiresAt, expiresAt } = signedIn.session
      const untilMs = Math.min(now().getTime() + longestMs, idleExpiresAt.getTime(), expiresAt.getTime())
      if (entries.size >= capacity) forgetToken(entries.keys().next().value ?? '')
      entries.set(token, { ...signedIn, untilMs })
      tokenOfSession.set(signedIn.session.id, token)
    },
    forgetToken,
    forgetUser,
    close: async () => {
      state.isClosed = true
      if (state.timer !== null) clearTimeout(state.timer)
      const { client } = state
      state.client = null
      client?.release(true)
    },
  }
}
