import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Answer, bodyOf, type FaultWorld } from './fault-world'

const records = '/services/data/v65.0/ui-api/records'

/** The kinds of record work. `keyed` creates one record and renames another in one transaction, with a key. */
export const recordWorkKinds = ['create', 'update', 'delete', 'keyed'] as const
export type RecordWorkKind = (typeof recordWorkKinds)[number]

/**
 * The statuses that tell a client that its work is done, by this request or an earlier one: an update names its
 * version.
 */
const settled: Readonly<Record<RecordWorkKind, readonly number[]>> = {
  create: [201],
  update: [200, 412],
  delete: [204, 404],
  keyed: [200],
}

interface Utility {
  readonly id: string
  readonly weakEtag: number
}

/** What is in the database of a unit of work: all of it, or nothing. */
export type Survivors = 'all' | 'nothing'

/** A unit of work that was requested once, and may or may not have been acknowledged. */
export interface RecordWork {
  readonly kind: RecordWorkKind
  readonly isAcknowledged: boolean
  /**
   * Returns what is stored of it, and fails when that is a part of it, or duplicated, or differs from the change feed,
   * or nothing though it was acknowledged. Then retries twice, as a client without a response does: now it exists once.
   * A plain creation is not retried, because it has no key.
   */
  readonly judge: () => Promise<Survivors>
}

/** Prepares work of that kind, on separate records created now, and returns what sends it. */
export async function prepareRecordWork(
  world: FaultWorld,
  kind: RecordWorkKind,
): Promise<() => Promise<RecordWork>> {
  const name = `Fault ${randomUUID()}`
  const target = kind === 'create' ? { id: '', weakEtag: 0 } : await createUtility(world, `${name} before`)
  const key = randomUUID()
  const send = () => request(world, kind, name, target, key)
  const look = () => survivorsOf(world, kind, name, target.id)
  return async () => {
    const answer = await send()
    const isAcknowledged = answer !== null && answer.status < 300
    const retry = async () => {
      const again = await untilSettled(send)
      expect(settled[kind]).toContain(again.status)
      expect(await look()).toBe('all')
      if (kind === 'keyed') await expectSameAnswer(world, answer, again, name)
    }
    return {
      kind,
      isAcknowledged,
      judge: async () => {
        const passed = await look()
        if (isAcknowledged) expect([kind, passed]).toEqual([kind, 'all'])
        if (kind === 'create') return passed
        await retry()
        await retry()
        return passed
      },
    }
  }
}

function request(
  world: FaultWorld,
  kind: RecordWorkKind,
  name: string,
  target: Utility,
  key: string,
): Promise<Answer> {
  switch (kind) {
    case 'create':
      return world.send('POST', records, { apiName: 'Utility__c', fields: utility(name) }, world.asAdmin)
    case 'update':
      return world.send(
        'PATCH',
        `${records}/${target.id}`,
        { fields: { Name: name } },
        { ...world.asAdmin, 'if-match': String(target.weakEtag) },
      )
    case 'delete':
      return world.send('DELETE', `${records}/${target.id}`, undefined, world.asAdmin)
    case 'keyed':
      return world.send('POST', '/faults/keyed', { key, name, renamedId: target.id })
  }
}

/**
 * Retries until the response is neither «not now» nor «the first request still runs», as `Retry-After` instructs
 * clients.
 */
async function untilSettled(send: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  for (;;) {
    const answer = await send()
    if (answer !== null && answer.status !== 503 && answer.status !== 409) return answer
    await pause(20)
  }
}

async function survivorsOf(
  world: FaultWorld,
  kind: RecordWorkKind,
  name: string,
  targetId: string,
): Promise<Survivors> {
  const created = await utilitiesNamed(world, name)
  const parts: number[] = []
  if (kind === 'create' || kind === 'keyed') {
    const made = created.filter((id) => id !== targetId)
    parts.push(made.length)
    for (const id of made) expect(await eventsOf(world, id)).toEqual(['create'])
  }
  if (kind === 'update' || kind === 'keyed') {
    const isRenamed = created.includes(targetId)
    expect(await eventsOf(world, targetId)).toEqual(isRenamed ? ['create', 'update'] : ['create'])
    parts.push(isRenamed ? 1 : 0)
  }
  if (kind === 'delete') {
    const isGone = (await utilitiesNamed(world, `${name} before`)).length === 0
    expect(await eventsOf(world, targetId)).toEqual(isGone ? ['create', 'delete'] : ['create'])
    parts.push(isGone ? 1 : 0)
  }
  const [first = 0] = parts
  expect(parts, `parts of the work ${kind}`).toEqual(parts.map(() => first))
  expect([0, 1], `how often the work ${kind} is there`).toContain(first)
  return first === 1 ? 'all' : 'nothing'
}

async function expectSameAnswer(world: FaultWorld, first: Answer, again: Answer, name: string) {
  const answerOf = (answer: Answer) => bodyOf<{ answer: { recordId: string } }>(answer).answer
  expect(await utilitiesNamed(world, name)).toContain(answerOf(again).recordId)
  if (first === null || first.status !== 200) return
  expect(again?.body).toEqual({ answer: answerOf(first), isReplayed: true })
}

async function utilitiesNamed(world: FaultWorld, name: string): Promise<readonly string[]> {
  const text = 'select "Id" as id from record."Utility__c" where "Name" = $1 order by 1'
  return (await world.query<{ id: string }>(text, [name])).map(({ id }) => id)
}

/** Returns a record's events in the change feed, in order. */
async function eventsOf(world: FaultWorld, recordId: string): Promise<readonly string[]> {
  const text = 'select kind from feed.change_event where record_id = $1 order by transaction_id, sequence'
  return (await world.query<{ kind: string }>(text, [recordId])).map(({ kind }) => kind)
}

async function createUtility(world: FaultWorld, name: string): Promise<Utility> {
  const answer = await world.send(
    'POST',
    records,
    { apiName: 'Utility__c', fields: utility(name) },
    world.asAdmin,
  )
  expect(answer?.status).toBe(201)
  return bodyOf<Utility>(answer)
}

function utility(name: string) {
  return { Name: name, Commodity__c: 'Electricity' }
}
