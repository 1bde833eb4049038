import { expect, it } from 'vitest'
import { defineFormMethod } from './form-method-schema'

it('a form’s method refuses with errors that have a text for customers, or the program does not compile', () => {
  const method = {
    controller: 'CustomerPortalProfileController',
    name: 'tryIt',
    summary: 'Refuses.',
    body: {},
    answer: {},
    source: 'none',
  } as const
  expect(defineFormMethod({ ...method, errors: ['wrongPassword'] }).errors).toEqual(['wrongPassword'])
  // @ts-expect-error this error has only an English template, for programs
  expect(defineFormMethod({ ...method, errors: ['schemaMismatch'] }).errors).toEqual(['schemaMismatch'])
})
