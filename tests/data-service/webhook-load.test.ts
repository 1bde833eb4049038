import { describe, expect, it } from 'vitest'
import { fieldsOfWrite, judgeEvents, type ToldEvent } from '../../bench/webhooks/judge-events'
import { judgeMemory } from '../../bench/webhooks/memory'
import { judgeReads } from '../../bench/webhooks/read-times'

const records = ['0Ut000000000001AAA', '0Ut000000000002AAA']
const numbers = Array.from({ length: 20 }, (_none, number) => number)
const written = new Map(records.map((recordId) => [recordId, numbers.map(fieldsOfWrite)]))
const told: readonly ToldEvent[] = numbers.flatMap((number) =>
  records.map((recordId) => ({ id: `${recordId} ${number}`, recordId, fields: fieldsOfWrite(number) })),
)
const swapped = (at: number, other: number) =>
  told.map((event, index) => told[index === at ? other : index === other ? at : index] ?? event)
const silent = () => undefined

describe('what the load of webhooks is judged by', () => {
  it('finds nothing in what came once, or again in a later request', () => {
    expect(judgeEvents('all', written, told)).toEqual([])
    expect(judgeEvents('all', written, [...told.slice(0, 30), ...told.slice(10)])).toEqual([])
    expect(judgeEvents('all', written, swapped(6, 7))).toEqual([])
  })

  it.each([
    ['a loss', told.filter((_event, index) => index !== 17), 'something before is lost'],
    ['a loss at the end', told.slice(0, -1), 'missing'],
    ['a reversed pair of a record', swapped(8, 10), 'the order is wrong'],
    ['an event that is new twice', [...told, { ...told[5], id: 'another' } as ToldEvent], 'told of 21 times'],
    [
      'an id with two contents',
      [...told, { ...told[6], id: told[8]?.id } as ToldEvent],
      'came with two contents',
    ],
  ])('finds %s', (_what, planted, words) => {
    expect(judgeEvents('all', written, planted).join()).toContain(words)
  })

  it('finds reads that are too slow beside webhooks, and memory that grows', () => {
    const even = Array.from({ length: 100 }, (_none, index) => 10 + (index % 10))
    const slow = even.map((each) => each * 1.6)
    expect(judgeReads({ with: even, without: even }, silent)).toEqual([])
    expect(judgeReads({ with: slow, without: even }, silent)).toHaveLength(2)
    expect(judgeReads({ with: [], without: even }, silent)).toHaveLength(1)
    const flat = Array.from({ length: 100 }, () => 300 * 1_048_576)
    expect(judgeMemory([flat], silent)).toEqual([])
    expect(judgeMemory([flat.map((each, index) => each * (1 + index / 50))], silent)).toHaveLength(1)
  })
})
