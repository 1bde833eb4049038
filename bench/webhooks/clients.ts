import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '../processes'
import { fieldsOfWrite, type ToldEvent } from './judge-events'

/** A client that calls the servers of the run in turn. */
export interface Caller {
  readonly call: (method: string, path: string, body?: object) => Promise<unknown>
}

/** Creates a caller with that authorization header; it throws for a response that is not 2xx. */
export function createCaller(servers: readonly RunningServer[], authorization: string): Caller {
  let turn = 0
  return {
    call: async (method, path, body) => {
      turn += 1
      const port = servers[turn % servers.length]?.port ?? 0
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new TypeError(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
      return text === '' ? null : JSON.parse(text)
    },
  }
}

const root = '/services/data/v65.0'

/** Creates that many records, to which no one else writes; returns their ids. */
export async function makeRecords({ call }: Caller, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const fields = { Name: `Load ${number}`, Commodity__c: 'Electricity' }
    const made = await call('POST', `${root}/ui-api/records`, { apiName: 'Utility__c', fields })
    ids.push((made as { readonly id: string }).id)
  }
  return ids
}

/**
 * Writes the records in turn, `perSecond` in total, until `isOver`; a record's next write starts when its last was
 * answered. Returns what was written, which `written` holds as it grows.
 */
export async function writeSteadily(
  { call }: Caller,
  written: ReadonlyMap<string, (readonly string[])[]>,
  perSecond: number,
  isOver: () => boolean,
): Promise<void> {
  const eachMs = (written.size / perSecond) * 1_000
  const began = Date.now()
  const writeOne = async (recordId: string, writes: (readonly string[])[], place: number) => {
    for (let number = 0; !isOver(); number += 1) {
      const due = began + (place / written.size) * eachMs + number * eachMs
      await pause(Math.max(0, due - Date.now()))
      const fields = fieldsOfWrite(writes.length)
      const link = `https://outage.example.com/${place}/${writes.length}`
      const values = Object.fromEntries(
        fields.map((name) => [name, name === 'Name' ? `Load ${place} ${writes.length}` : link]),
      )
      await call('PATCH', `${root}/ui-api/records/${recordId}`, { fields: values })
      writes.push(fields)
    }
  }
  await Promise.all([...written].map(([recordId, writes], place) => writeOne(recordId, writes, place)))
}

/** Reads a page of a list each tenth of a second until `isOver`, and reports each duration in milliseconds. */
export async function readSteadily(
  { call }: Caller,
  isOver: () => boolean,
  took: (milliseconds: number) => void,
): Promise<void> {
  const path = `${root}/ui-api/list-records/Case/AllCases?fields=Case.Subject,Case.Status&pageSize=20`
  while (!isOver()) {
    const began = performance.now()
    await call('GET', path)
    took(performance.now() - began)
    await pause(100)
  }
}

/** Returns the current position of the change feed. */
export async function feedPosition({ call }: Caller): Promise<string> {
  const page = (await call('GET', `${root}/changes`)) as { readonly nextUrl: string }
  return page.nextUrl
}

/** Reads all changes from a position on, page by page. */
export async function replay({ call }: Caller, from: string): Promise<readonly ToldEvent[]> {
  const told: ToldEvent[] = []
  for (let url = from; ; ) {
    const page = (await call('GET', url)) as {
      readonly changes: readonly Omit<ToldEvent, 'id'>[]
      readonly nextUrl: string
      readonly isCaughtUp: boolean
    }
    // The feed has no event ids: each item it returns counts as one event.
    for (const change of page.changes) told.push({ ...change, id: `change ${told.length}` })
    if (page.isCaughtUp) return told
    url = page.nextUrl
  }
}
