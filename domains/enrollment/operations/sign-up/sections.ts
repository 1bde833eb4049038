import { type StartType, startDateRefusal } from '../../objects/order/start-dates'
import type { SignUp } from './read-sign-up'

/** The parts of a sign-up in the order in which they are filled in, each with its page. */
export const signUpPages = {
  contact: '/enroll/sign-up',
  service: '/enroll/sign-up/service',
  start: '/enroll/sign-up/start',
  identity: '/enroll/sign-up/identity',
  review: '/enroll/review',
} as const

export type SignUpSection = Exclude<keyof typeof signUpPages, 'review'>

/** A sign-up with everything that an order needs. */
export interface FinishedSignUp extends SignUp {
  readonly email: string
  readonly planId: string
  readonly caseType: StartType
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly startDate: string
  readonly identityKind: NonNullable<SignUp['identityKind']>
}

/**
 * The first part that is missing, or that does not hold any more because days have passed; null when all is there.
 *
 * @param today the present calendar day, `YYYY-MM-DD`
 */
export function missingSection(signUp: SignUp, today: string): SignUpSection | null {
  if (signUp.email === null || signUp.firstName === null || signUp.planId === null) return 'contact'
  const { caseType, street, city, state, zipCode, startDate } = signUp
  if (caseType === null || street === null || city === null || state === null || zipCode === null)
    return 'service'
  if (startDate === null || startDateRefusal(caseType, startDate, today) !== null) return 'start'
  return signUp.identityKind === null ? 'identity' : null
}

/** Whether everything is there. */
export function isFinished(signUp: SignUp, today: string): signUp is FinishedSignUp {
  return missingSection(signUp, today) === null
}

/**
 * Returns the page that follows after a part of a sign-up was saved: that of the first missing part, otherwise the
 * review.
 */
export function nextPage(signUp: SignUp, today: string): string {
  return signUpPages[missingSection(signUp, today) ?? 'review']
}
