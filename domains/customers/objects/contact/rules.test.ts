import { expect, it } from 'vitest'
import { contactObject } from './object'

it('contacts are named by their parts', () => {
  const person = { FirstName: 'Dana', LastName: 'Whitcombe' }
  expect(contactObject.derived?.compute(person)).toEqual({ Name: 'Dana Whitcombe' })
})
