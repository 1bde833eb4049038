import { expect, test } from 'vitest'
import type { ResourceRequest } from './resource-request'
import { sharing } from './sharing-network'

const read: ResourceRequest = {
  method: 'GET',
  baseUri: '/services/data/v65.0',
  basePath: '/ui-api/record-ui/{recordIds}',
  urlParams: {},
  queryParams: {},
  headers: {},
  body: null,
  priority: 'normal',
  isRead: true,
}

/** Requests each body in turn, and returns the results. */
async function answersOf(bodies: readonly unknown[], requests: readonly ResourceRequest[] = []) {
  let sent = 0
  const network = sharing(async () => {
    const body = JSON.parse(JSON.stringify(bodies[sent]))
    sent += 1
    return { status: 200, statusText: '', ok: true, headers: {}, body }
  })
  const answers: unknown[] = []
  for (const index of bodies.keys()) answers.push((await network(requests[index] ?? read)).body)
  return answers
}

const layouts = { Case: { sections: [{ heading: 'Details', rows: [{ label: 'Subject' }] }] } }

test('what two answers both say is one object, under the ids of different records too', async () => {
  const bodies = [
    { layouts, records: { a: { id: 'a' } }, states: { a: { folded: [1, 2] } } },
    { layouts, records: { b: { id: 'b' } }, states: { b: { folded: [1, 2] } } },
  ]
  const answers = (await answersOf(bodies)) as typeof bodies
  expect(answers).toEqual(bodies)
  expect(answers[1]?.layouts).toBe(answers[0]?.layouts)
  expect(answers[1]?.states.b).toBe(answers[0]?.states.a)
  expect(answers[1]?.records).not.toBe(answers[0]?.records)
})

test.each([
  [{ rows: [1, 2, 3] }, { rows: [1, 2] }],
  [{ rows: [1, 2] }, { rows: { 0: 1, 1: 2 } }],
  [{ a: null, b: 1 }, { b: 1 }],
  [{ a: null }, { b: null }],
  [{ a: { x: 1 } }, { b: { x: 1 } }],
  [[], {}],
  [{ a: [{}] }, { a: [[]] }],
  ['text', { a: 1 }],
  [{ a: 1 }, null],
])('after %j, %j arrives as it was sent', async (before, next) => {
  expect(await answersOf([before, next, before])).toEqual([before, next, before])
})

test('answers of other calls, of writes and of errors are left alone', async () => {
  const { isRead: _isRead, ...write } = read
  const other = { ...read, basePath: '/ui-api/layout/{objectApiName}' }
  const [first, second, third] = await answersOf([layouts, layouts, layouts], [read, write, other])
  expect(second).not.toBe(first)
  expect(third).not.toBe(first)
})
