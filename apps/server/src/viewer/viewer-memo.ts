import type pg from 'pg'
import { createRightsMemo, type RightsMemo } from './rights-memo'

/**
 * Remembers who a token belongs to, so that not every request queries the database for it. What ends a
 * session or changes a user notifies every process by `NOTIFY access_change` (triggers send it, whoever
 * writes), and this process at once. Without the listening connection nothing is remembered.
 */
export interface ViewerMemo extends RightsMemo {
  /** Stops listening. */
  close(): Promise<void>
}

const reconnectMs = 1_000

/** Makes the memo and begins to listen on a connection of `pool`. */
export async function createViewerMemo(pool: pg.Pool, now: () => Date): Promise<ViewerMemo> {
  const state: { client: pg.PoolClient | null; isClosed: boolean; timer: NodeJS.Timeout | null } = {
    client: null,
    isClosed: false,
    timer: null,
  }
  const memo = createRightsMemo(now, () => state.client !== null)
  const forget = (payload: string) => {
    const [kind, id = ''] = payload.split(' ')
    if (kind === 'session') memo.forgetSession(id)
    else memo.forgetUser(id)
  }
  const lose = (client: pg.PoolClient) => {
    if (state.client !== client) return
    state.client = null
    memo.forgetAll()
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
    // What was looked up before may have changed unheard.
    memo.forgetAll()
    state.client = client
  }
  await listen()
  return {
    ...memo,
    close: async () => {
      state.isClosed = true
      if (state.timer !== null) clearTimeout(state.timer)
      const { client } = state
      state.client = null
      client?.release(true)
    },
  }
}
