import { describe, expect, it } from 'vitest'
import { errorsAtFields, riskOf } from '../../../customers/components/email-risk/email-risk'
import { checkEmails, chosenEmail } from './chosen-email'

describe('an address that may not work', () => {
  it('is known by its error, with the suggestion when there is one', () => {
    const errors = { newEmail: 'riskyEmail', suggestedEmail: 'riskyEmail' }
    expect(riskOf(errors, { suggestedEmail: 'dana@gmail.com' }, 'newEmail')).toEqual({
      suggestion: 'dana@gmail.com',
    })
    expect(riskOf({ newEmail: 'riskyEmail' }, {}, 'newEmail')).toEqual({ suggestion: null })
    expect(riskOf({ newEmail: 'invalidEmail' }, {}, 'newEmail')).toBeNull()
    expect(errorsAtFields(errors)).toEqual({ newEmail: 'riskyEmail' })
  })

  it('is replaced by the suggestion only when its owner chose that', () => {
    const risk = { suggestion: 'dana@gmail.com' }
    expect(chosenEmail({ newEmail: 'dana@gmial.com', riskChoice: 'suggested' }, risk)).toBe('dana@gmail.com')
    expect(chosenEmail({ newEmail: ' dana@gmial.com ', riskChoice: 'asEntered' }, risk)).toBe(
      'dana@gmial.com',
    )
    expect(chosenEmail({ newEmail: 'dana@gmial.com', riskChoice: 'suggested' }, null)).toBe('dana@gmial.com')
  })
})

it('both addresses are the same when they differ in case and spaces only', () => {
  expect(checkEmails({ newEmail: 'Dana@example.com', confirmEmail: ' dana@example.com' })).toEqual({})
  expect(checkEmails({ newEmail: 'dana@example.com', confirmEmail: 'dan@example.com' })).toEqual({
    confirmEmail: 'emailMismatch',
  })
})
