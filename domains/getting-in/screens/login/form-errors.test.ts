import { describe, expect, it } from 'vitest'
import { errorsOfOutcome, errorsOfValues, noLoginErrors } from './form-errors'

const values = { username: 'ana@example.com' }

describe('what the login form says', () => {
  it('says nothing before the first try', () => {
    expect(errorsOfOutcome(null)).toEqual(noLoginErrors)
  })

  it('says the one sentence for every failed attempt', () => {
    expect(errorsOfOutcome({ values, errors: { form: 'LOGIN_FAILED' }, status: 401 }).form).toBe(
      'loginFailed',
    )
  })

  it('leads staff to their company where passwords are not for them', () => {
    expect(errorsOfOutcome({ values, errors: { form: 'companySignInOnly' }, status: 403 }).form).toBe(
      'companySignInOnly',
    )
    expect(errorsOfOutcome({ values, errors: { form: 'inactiveAccount' }, status: 403 }).form).toBe(
      'inactiveAccount',
    )
  })

  it('says to wait after too many attempts', () => {
    expect(errorsOfOutcome({ values, errors: {}, status: 429 }).form).toBe('tooManyAttempts')
  })

  it('names the fields that the server misses', () => {
    expect(errorsOfOutcome({ values, errors: { password: 'Required' }, status: 400 })).toEqual({
      form: null,
      username: null,
      password: 'passwordRequired',
    })
  })

  it('asks to try again when the server failed', () => {
    expect(errorsOfOutcome({ values, errors: {}, status: 503 }).form).toBe('loginUnavailable')
  })

  it('finds both empty fields before sending, and takes blanks for empty in the username only', () => {
    expect(errorsOfValues('  ', '')).toMatchObject({
      username: 'usernameRequired',
      password: 'passwordRequired',
    })
    expect(errorsOfValues('ana', ' ')).toEqual(noLoginErrors)
  })
})
