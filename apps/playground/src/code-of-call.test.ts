import * as hooks from '@porchlight/data-service-react'
import { expect, it } from 'vitest'
import { callNamed, calls, hookOf } from './calls'
import { codeOfCall } from './code-of-call'
import { examples } from './examples'

it('names for every call a hook that there is', () => {
  expect(calls.length).toBeGreaterThan(70)
  expect(calls.map(hookOf).filter((hook) => !(hook in hooks))).toEqual([])
})

it('has an example of every call, and of calls alone', () => {
  expect(Object.keys(examples).sort()).toEqual(calls.map(({ name }) => name).sort())
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

it('writes a file for the text that stands for one', () => {
  const call = callNamed('createContentVersion')
  if (call === null) throw new TypeError('This call is there.')
  expect(codeOfCall(call, { fileData: '%PDF-1.4' }, { type: 'no-cache' })).toContain(
    "fileData: new File(['%PDF-1.4'], 'lease.pdf', { type: 'application/pdf' })",
  )
})
