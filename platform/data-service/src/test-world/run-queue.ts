import { expect } from 'vitest'
import { createDataService } from '../data-service'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { DraftPlace } from '../offline/draft-place'
import { OfflineQueue } from '../offline/offline-queue'
import type { QueuedWrite } from '../offline/queued-write'
import { createThing, deleteThing, updateThing } from './test-adapters'
import { settle } from './test-world'

export type QueueStep =
  | { readonly kind: WriteKind; readonly record: number }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'kill'; readonly after: number; readonly isBefore: boolean }
  | { readonly kind: 'open'; readonly user: number }
  | { readonly kind: 'replay' | 'pass' }

type WriteKind = 'make' | 'change' | 'delete' | 'makeBelow'

type Line = 'up' | 'down' | 'loses answers' | 'is busy'

/** A mistake in the queue's storage or connection; running steps with kills must find each of them. */
export interface QueueMistake {
  readonly name: string
  readonly place?: (place: DraftPlace) => Partial<DraftPlace>
  readonly network?: (network: NetworkAdapter) => NetworkAdapter
}

const makes = { ...createThing, isDraftAware: true } as const
const deletes = {
  ...deleteThing,
  isDraftAware: true,
  draft: (recordId: string) => ({ kind: 'delete' as const, recordId }),
} as const

/**
 * Runs tabs of two users through steps, in which any may be killed at any of its operations, and checks what arrived.
 */
export async function runQueue(steps: readonly QueueStep[], mistake?: QueueMistake): Promise<void> {
  const run = new QueueRun(mistake)
  for (const step of steps) await run.take(step)
  await run.finish()
}

interface Logical {
  readonly user: string
  id: string | null
  isDeleted: boolean
}

class QueueRun {
  readonly #stored = new Map<string, QueuedWrite>()
  /** Marks of writes that the storage has accepted. */
  readonly #taken = new Set<string>()
  readonly #server: MarkServer = new MarkServer()
  readonly #records: Logical[] = []
  readonly #expected = new Map<string, { readonly record: number; readonly user: string }>()
  readonly #mistake: QueueMistake | undefined
  readonly #clock = { now: 1_000 }
  #line: Line = 'up'
  #tabs: ReturnType<QueueRun['open']>[] = []

  constructor(mistake: QueueMistake | undefined) {
    this.#mistake = mistake
    this.#tabs = [this.open('one')]
  }

  /** Opens a tab that can be killed: from then on nothing that it does takes effect, or completes. */
  open(userId: string) {
    const life = { isOver: false, killAfter: Number.POSITIVE_INFINITY, isBefore: false }
    const forever = new Promise<never>(() => undefined)
    const step = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      if (life.isOver) return forever
      life.killAfter -= 1
      const isLast = life.killAfter < 0
      if (isLast) life.isOver = true
      if (isLast && life.isBefore) return forever
      const result = await act()
      return life.isOver ? forever : result
    }
    const plain = this.#place()
    const place = { ...plain, ...this.#mistake?.place?.(plain) }
    const line: NetworkAdapter = async (request) => {
      const line = this.#line
      if (line === 'down') return failed(0)
      if (line === 'is busy') return failed(503)
      const answer = this.#server.answer(request, userId)
      return line === 'up' ? answer : failed(0)
    }
    const network = this.#mistake?.network?.(line) ?? line
    const offline = new OfflineQueue({
      place: {
        all: (owner) => step(() => place.all(owner)),
        change: (owner, change) => step(() => place.change(owner, change)),
      },
      userId,
      network: (request) => step(() => network(request)),
      now: () => {
        this.#clock.now += 1
        return this.#clock.now
      },
      makeId: () => crypto.randomUUID(),
      after: () => () => undefined,
      locks: this.#locks(life),
    })
    const dataService = createDataService({
      network: (request) => step(() => network(request)),
      now: () => this.#clock.now,
      offline,
    })
    return { userId, life, offline, dataService }
  }

  async take(step: QueueStep): Promise<void> {
    const tab = this.#tabs.at(-1)
    if (tab === undefined) throw new TypeError('No tab is open.')
    if (step.kind === 'line') this.#line = step.line
    else if (step.kind === 'open') this.#tabs.push(this.open(step.user === 0 ? 'one' : 'two'))
    else if (step.kind === 'kill') {
      tab.life.killAfter = step.after
      tab.life.isBefore = step.isBefore
    } else if (step.kind === 'replay') void tab.offline.replay()
    else if ('record' in step) this.#write(step.kind, step.record, tab)
    // Not every step waits until everything has settled.
    if (step.kind === 'pass') await settle()
    await settle()
    for (const { userId, offline } of this.#tabs) {
      for (const write of offline.list()) {
        const mark = String(write.fields.mark ?? '')
        if (mark !== '') expect([mark, this.#expected.get(mark)?.user]).toEqual([mark, userId])
      }
    }
  }

  /** Kills all tabs; new ones of each user send the rest over a working connection. */
  async finish(): Promise<void> {
    for (const { life } of this.#tabs) life.isOver = true
    this.#line = 'up'
    for (const user of ['one', 'two']) {
      this.#held.delete(user)
      const tab = this.open(user)
      this.#tabs.push(tab)
      for (let turn = 0; turn < 12; turn += 1) {
        void tab.offline.replay()
        for (let wait = 0; wait < 4; wait += 1) await settle()
      }
      expect(tab.offline.list()).toEqual([])
    }
    const applied = this.#server.applied
    for (const mark of this.#taken)
      expect([mark, applied.filter((one) => one.mark === mark).length]).toEqual([mark, 1])
    expect(new Set(applied.map(({ mark }) => mark)).size).toBe(applied.length)
    expect(this.#server.strange).toEqual([])
    for (const { mark, user } of applied) expect(this.#expected.get(mark)?.user).toBe(user)
    for (const record of this.#records.keys()) {
      const marks = applied
        .map(({ mark }) => mark)
        .filter((mark) => this.#expected.get(mark)?.record === record)
      expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)))
    }
  }

  #write(kind: WriteKind, number: number, tab: ReturnType<QueueRun['open']>): void {
    const own = this.#records.filter(
      ({ user, id, isDeleted }) => user === tab.userId && id !== null && !isDeleted,
    )
    const record = own[number % Math.max(1, own.length)]
    const mark = String(this.#expected.size + 1)
    const expectOf = (one: Logical) =>
      this.#expected.set(mark, { record: this.#records.indexOf(one), user: tab.userId })
    if (kind === 'make' || kind === 'makeBelow' || record?.id == null) {
      const made: Logical = { user: tab.userId, id: null, isDeleted: false }
      this.#records.push(made)
      expectOf(made)
      const fields = { mark, ...(kind === 'makeBelow' && record?.id != null ? { ParentId: record.id } : {}) }
      const onQueued = ({ recordId }: { readonly recordId: string }) => {
        made.id = recordId
      }
      void tab.dataService.write(makes, { list: 'all', fields }, { onQueued }).then((answer) => {
        made.id ??= answer?.id ?? null
      }, String)
    } else if (kind === 'change') {
      expectOf(record)
      void tab.dataService.write(updateThing, { id: record.id, fields: { mark } }).catch(String)
    } else {
      record.isDeleted = true
      void tab.dataService.write(deletes, record.id).catch(String)
    }
  }

  readonly #held = new Map<string, { readonly life: { isOver: boolean }; readonly done: Promise<unknown> }>()

  /** Locks as in a browser: a killed tab releases them. */
  #locks(life: { isOver: boolean }) {
    const request = async (name: string, run: () => Promise<unknown>) => {
      const owner = name.split(' ').at(-1) ?? ''
      for (let before = this.#held.get(owner); before !== undefined; before = this.#held.get(owner)) {
        if (before.life.isOver) this.#held.delete(owner)
        else await Promise.race([before.done, Promise.resolve()])
        if (life.isOver) return new Promise<never>(() => undefined)
        await new Promise<void>((resolve) => queueMicrotask(resolve))
        if (!before.life.isOver && this.#held.get(owner) === before) return run()
      }
      const done = run()
      this.#held.set(owner, { life, done })
      return done.finally(() => this.#held.delete(owner))
    }
    return { request } as unknown as Pick<LockManager, 'request'>
  }

  #place(): DraftPlace {
    return {
      all: async (owner) =>
        [...this.#stored]
          .filter(([key]) => key.startsWith(`${owner} `))
          .map(([, write]) => structuredClone(write)),
      change: async (owner, { put, remove }) => {
        for (const write of put) {
          this.#stored.set(`${owner} ${write.id}`, structuredClone(write))
          if (typeof write.fields.mark === 'string') this.#taken.add(write.fields.mark)
        }
        for (const id of remove) this.#stored.delete(`${owner} ${id}`)
      },
    }
  }
}

function failed(status: number): FetchResponse {
  return { status, statusText: '', ok: false, headers: {}, body: undefined }
}

/** A server that executes a key once, knows no draft ids, and records what it did. */
class MarkServer {
  readonly applied: { readonly mark: string; readonly user: string }[] = []
  readonly strange: string[] = []
  readonly #answers = new Map<string, FetchResponse>()
  #made = 0
  #version = 0

  answer(request: ResourceRequest, user: string): FetchResponse {
    const key = request.headers['Idempotency-Key'] ?? ''
    const known = this.#answers.get(key)
    if (known !== undefined) return known
    const answer = this.#carryOut(request, user)
    this.#answers.set(key, answer)
    return answer
  }

  #carryOut({ method, urlParams, body }: ResourceRequest, user: string): FetchResponse {
    const text = JSON.stringify([urlParams, body])
    if (text.includes('"000')) this.strange.push(text)
    const { mark } = (body ?? {}) as { readonly mark?: string }
    if (mark !== undefined) this.applied.push({ mark, user })
    if (method === 'DELETE') return { status: 204, statusText: '', ok: true, headers: {}, body: undefined }
    this.#made += method === 'POST' ? 1 : 0
    this.#version += 1
    const id = method === 'POST' ? `a01${String(this.#made).padStart(12, '0')}AAA` : urlParams.name
    const record = { id, apiName: 'Thing', weakEtag: this.#version, recordTypeInfo: null, fields: {} }
    return { status: 200, statusText: '', ok: true, headers: {}, body: record }
  }
}
