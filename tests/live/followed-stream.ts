import { setTimeout as pause } from 'node:timers/promises'
import type { ProxyClient } from './request-through-proxy'

/** An event stream that is reopened whenever it ends, after the delay that it specified, as browsers do. */
export interface FollowedStream {
  /** Returns whether it is open, and has confirmed it. */
  readonly isOpen: () => boolean
  /** The ids of records that it reported as changed, in order. */
  readonly touched: readonly string[]
  readonly close: () => void
}

/** Follows `GET /live` as the bearer of `token`, who holds the records of `recordIds`. */
export function followStream(
  client: ProxyClient,
  token: string,
  recordIds: readonly string[],
): FollowedStream {
  const end = new AbortController()
  const touched: string[] = []
  let isOpen = false
  let retryMs = 1_000

  const take = async (event: string, data: string) => {
    if (event === 'hello') {
      const { connectionId } = JSON.parse(data) as { readonly connectionId: string }
      const body = { records: recordIds.map((id) => ({ id, weakEtag: 1 })), since: null }
      await client.send(`/live/${connectionId}/held`, { method: 'POST', token, body })
      isOpen = true
    }
    if (event !== 'changes') return
    const changes = JSON.parse(data) as { readonly touched: readonly { readonly id: string }[] }
    touched.push(...changes.touched.map(({ id }) => id))
  }
  const readOnce = async () => {
    let event = ''
    for await (const line of client.lines('/live', token, end.signal)) {
      const [, field, value = ''] = /^(\w+): (.*)$/.exec(line) ?? []
      if (field === 'retry') retryMs = Number(value)
      if (field === 'event') event = value
      if (field === 'data') await take(event, value)
    }
  }
  const follow = async () => {
    while (!end.signal.aborted) {
      await readOnce().catch(() => undefined)
      isOpen = false
      if (!end.signal.aborted) await pause(retryMs)
    }
  }
  void follow()
  return { isOpen: () => isOpen, touched, close: () => end.abort() }
}
