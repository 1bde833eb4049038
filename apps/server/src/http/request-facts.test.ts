import { expect, it } from 'vitest'
import { createAccountMarks } from './request-facts'

it('marks a username alike however it is typed, another one and another installation differently', () => {
  const mark = createAccountMarks('a secret of thirty-two bytes or more, for one installation')
  expect(mark('Dana.Whitcombe@example.com ')).toBe(mark('dana.whitcombe@EXAMPLE.com'))
  expect(mark('dana.whitcombe@example.com')).toMatch(/^[\w-]{16}$/)
  expect(mark('dana.whitcombe@example.org')).not.toBe(mark('dana.whitcombe@example.com'))
  expect(createAccountMarks('another secret of thirty-two bytes or more')('a@example.com')).not.toBe(
    mark('a@example.com'),
  )
})
