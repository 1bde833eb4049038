import * as hooks from '@porchlight/data-service-react'
import { expect, it } from 'vitest'
import { callNamed, calls, hookOf } from './calls'
import { codeOfCall } from './code-of-call'
import { examples } from './examples'

it('names for every call a hook that there is', () => {
  expect(calls.length).toBeGreaterThan(70)
  expect(calls.map(hookOf).filter((hook) => !(hook in hooks))).toEqual([])
})

it('has examples of calls alone', () => {
  expect(Object.keys(examples).filter((name) => callNamed(name) === null)).toEqual([])
})

it('writes the code of a read with its policy, and of a write', () => {
  const config = { recordId: '001', fields: ['Account.Name'], filters: { 'Is "new"': true } }
  const [read, write] = [callNamed('getRecord'), callNamed('createRecord')]
  if (read === null || write === null) throw new TypeError('These calls are there.')
  expect(
    codeOfCall(read, config, { type: 'no-cache' }),
  ).toBe(`import { useRecord } from '@porchlight/data-service-react'

const { state, data, error, refresh } = useRecord({
  recordId: '001',
  fields: [
    'Account.Name'
  ],
  filters: {
    "Is \\"new\\"": true
  }
}, { cachePolicy: {
  type: 'no-cache'
} })`)
  expect(
    codeOfCall(write, { apiName: 'Case' }, { type: 'no-cache' }),
  ).toBe(`import { useCreateRecord } from '@porchlight/data-service-react'

const createRecord = useCreateRecord()
await createRecord({
  apiName: 'Case'
})`)
})
