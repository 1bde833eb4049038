import { linkErrors } from '@porchlight/errors/link-errors'
import { labelProblems } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { createPasswordContract } from '../../../getting-in/methods/create-password/contract'
import { resetPasswordContract } from '../../../getting-in/methods/reset-password/contract'
import { undoSecondFactorContract } from '../../../getting-in/methods/undo-second-factor/contract'
import { undoChangeEmailContract } from '../../../profile/methods/undo-change-email/contract'
import { verifyEmailContract } from '../../../profile/methods/verify-email/contract'
import { linkLabels } from './labels'
import { linkProblemOf } from './link-problems'

const contracts = {
  registration: createPasswordContract,
  passwordReset: resetPasswordContract,
  emailVerification: verifyEmailContract,
  emailChangeUndo: undoChangeEmailContract,
  secondFactorUndo: undoSecondFactorContract,
} as const

describe('a link that opens nothing', () => {
  it.each(Object.entries(contracts))(
    'has a way on for every refusal of the link: %s',
    (purpose, contract) => {
      const withoutWay = contract.errors.filter(
        (key) =>
          Object.hasOwn(linkErrors, key) &&
          linkProblemOf(purpose as keyof typeof contracts, { errors: { form: key } }) === null,
      )
      expect(withoutWay).toEqual([])
    },
  )

  it('speaks in the words of the specification', () => {
    const title = (purpose: keyof typeof contracts, key: string) => {
      const problem = linkProblemOf(purpose, { errors: { form: key } })
      return problem === null ? null : linkLabels[problem.title].en
    }
    expect(title('registration', 'linkExpired')).toBe('Your link has expired. Please try again')
    expect(title('passwordReset', 'resetLinkExpired')).toBe(
      'Reset password link has been expired. Please try again.',
    )
    expect(title('emailVerification', 'emailLinkExpired')).toBe('Email Link Has Expired')
    expect(title('passwordReset', 'linkNotLatest')).toBe('User not found: try the latest reset link.')
    expect(title('registration', 'inactiveAccount')).toBe(
      'Contact Customer Service. This account is not currently active.',
    )
    expect(labelProblems(linkLabels)).toEqual([])
  })

  it('leaves what concerns the form to the form', () => {
    expect(linkProblemOf('registration', null)).toBeNull()
    expect(linkProblemOf('registration', { errors: { newPassword: 'passwordTooWeak' } })).toBeNull()
    expect(linkProblemOf('registration', { errors: { form: 'toString' } })).toBeNull()
  })
})
