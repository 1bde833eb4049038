import { type OpenRecord, type PresentUser, presenceAddress } from '@porchlight/data-service'
import { onPresenceNote } from './presence-notes'

/** How often an open page reports its presence. The server drops a page that has not reported for twice as long. */
const beatMs = 6_000

/** A record that this page shows. */
interface ShownRecord {
  readonly listeners: Set<() => void>
  /** The open forms, by name. */
  readonly forms: Set<string>
  others: readonly PresentUser[]
  timer: ReturnType<typeof setTimeout> | undefined
  /** How many requests were sent: the response to the last one counts. */
  requests: number
}

const nobody: readonly PresentUser[] = []
const shown = new Map<string, ShownRecord>()
/** Created on first use, which never happens on a server. */
let pageId: string | null = null

/** Reports this page's presence on the records that it shows, and tracks who else has them open. */
export const presenceOfPage = {
  /**
   * Reports the record as open here until the returned function is called; `listener` is called when others come and
   * go.
   */
  show(recordId: string, listener: () => void): () => void {
    const record = recordOf(recordId)
    record.listeners.add(listener)
    if (record.listeners.size === 1) beatSoon(recordId)
    return () => {
      record.listeners.delete(listener)
      if (record.listeners.size === 0) forget(recordId)
    }
  },

  /** Returns who else has the record open, as last reported. */
  others: (recordId: string): readonly PresentUser[] => shown.get(recordId)?.others ?? nobody,

  /** Reports a form of the record as open here until the returned function is called. */
  edit(recordId: string, form: string): () => void {
    const { forms } = recordOf(recordId)
    forms.add(form)
    if (forms.size === 1) beatSoon(recordId)
    return () => {
      forms.delete(form)
      if (forms.size === 0) beatSoon(recordId)
    }
  },
}

function recordOf(recordId: string): ShownRecord {
  let record = shown.get(recordId)
  if (record === undefined) {
    record = { listeners: new Set(), forms: new Set(), others: nobody, timer: undefined, requests: 0 }
    shown.set(recordId, record)
    if (shown.size === 1) watchPage()
  }
  return record
}

/** Schedules a report, so that simultaneous changes are reported once. */
function beatSoon(recordId: string): void {
  const record = shown.get(recordId)
  if (record === undefined || record.listeners.size === 0) return
  clearTimeout(record.timer)
  record.timer = setTimeout(() => void beat(recordId), 0)
}

async function beat(recordId: string): Promise<void> {
  const record = shown.get(recordId)
  if (record === undefined) return
  record.requests += 1
  const { requests } = record
  record.timer = setTimeout(() => void beat(recordId), beatMs)
  const others = await say(recordId, record.forms.size > 0, false)
  if (requests !== record.requests || JSON.stringify(others) === JSON.stringify(record.others)) return
  record.others = others
  for (const listener of record.listeners) listener()
}

function forget(recordId: string): void {
  clearTimeout(shown.get(recordId)?.timer)
  shown.delete(recordId)
  void say(recordId, false, true)
}

/** Reports the page's presence and returns who else is there; empty when that is not known. */
async function say(recordId: string, isEditing: boolean, isLeft: boolean): Promise<readonly PresentUser[]> {
  pageId ??= crypto.randomUUID()
  const said: OpenRecord = { recordId, pageId, isEditing, isLeft }
  try {
    const answer = await fetch(presenceAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(said),
      credentials: 'same-origin',
      keepalive: isLeft,
    })
    return answer.ok ? ((await answer.json()) as { readonly others: readonly PresentUser[] }).others : nobody
  } catch {
    return nobody
  }
}

let isWatching = false

function watchPage(): void {
  if (isWatching) return
  isWatching = true
  onPresenceNote(beatSoon)
  addEventListener('pagehide', () => {
    for (const [recordId, record] of shown) {
      clearTimeout(record.timer)
      void say(recordId, false, true)
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const recordId of shown.keys()) beatSoon(recordId)
  })
}
