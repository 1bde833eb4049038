import type { SignUpState } from '../../methods/get-sign-up/client'

/** A sign-up as the server method returns it. */
export type SignUp = NonNullable<SignUpState['signUp']>

/** The order created from a sign-up. */
export type SubmittedOrder = NonNullable<SignUpState['submitted']>

/** A sign-up that is under way, with its plan. */
export interface OpenSignUp {
  readonly signUp: SignUp
  readonly plan: NonNullable<SignUpState['plan']>
  readonly dates: SignUpState['dates']
  readonly authorizations: SignUpState['authorizations']
}

/** The page of each part. */
export const sectionPages = {
  contact: '/enroll/sign-up',
  service: '/enroll/sign-up/service',
  start: '/enroll/sign-up/start',
  identity: '/enroll/sign-up/identity',
} as const

export type SignUpSection = keyof typeof sectionPages

const order = ['contact', 'service', 'start', 'identity'] as const

/** Whether a part that comes before `section` is missing. */
export function comesTooEarly(signUp: SignUp, section: SignUpSection | 'review'): boolean {
  if (signUp.missing === null) return false
  return section === 'review' || order.indexOf(signUp.missing) < order.indexOf(section)
}
