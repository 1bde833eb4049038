import { describe, expect, it } from 'vitest'
import { errorMessagesOf, missingFields } from './form-errors'

const required = { zipCode: 'Enter your zip code.' }

describe('the texts of errors in forms', () => {
  it('name the field that is empty in the form’s own words', () => {
    const errors = { zipCode: 'requiredFieldMissing', form: 'rateLimited' }
    expect(errorMessagesOf(errors, required, 'en')).toEqual({
      zipCode: 'Enter your zip code.',
      form: 'Too many attempts. Wait a few minutes, then try again.',
    })
  })

  it('are the general ones for an error that has none, whatever its name', () => {
    for (const key of ['schemaMismatch', 'toString', '']) {
      expect(errorMessagesOf({ form: key }, required, 'es')).toEqual({
        form: 'Algo salió mal. Vuelva a intentarlo.',
      })
    }
  })

  it('tell what is missing before anything is sent', () => {
    const missing = { zipCode: 'requiredFieldMissing' }
    expect(missingFields({ zipCode: '  ' }, required)).toEqual(missing)
    expect(missingFields({}, required)).toEqual(missing)
    expect(missingFields({ zipCode: '77002' }, required)).toEqual({})
  })
})
