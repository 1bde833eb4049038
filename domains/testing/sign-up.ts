import type { TestBrowser } from './test-browser'

/** A plan of the first brand and a home that its utility serves, in the demo world. */
export const signUpPlan = { code: 'FIRST-FIXED-12-SALTGRASS', zip: '77002' } as const

/** Fills in a sign-up up to the review, with other values where passed. */
export async function fillSignUp(
  browser: TestBrowser,
  given: {
    readonly contact?: object
    readonly service?: object
    readonly startDate?: string
    readonly identity?: object
  } = {},
): Promise<void> {
  await browser.call('saveSignUpContact', {
    plan: signUpPlan.code,
    zip: signUpPlan.zip,
    firstName: 'Marisol',
    lastName: 'Quillfeather',
    email: 'marisol.quillfeather@example.com',
    mobilePhone: '713 555 0142',
    language: 'en',
    ...given.contact,
  })
  await browser.call('saveSignUpService', {
    caseType: 'Move_In',
    street: '48 Cedar Lane, Apt 3',
    zipCode: signUpPlan.zip,
    ...given.service,
  })
  await browser.call('saveSignUpStart', { startDate: given.startDate ?? '2026-12-01' })
  await browser.call('saveSignUpIdentity', {
    identityKind: 'Social_Security',
    numberLastFour: '4821',
    ...given.identity,
  })
}

/** All agreements accepted. */
export const agreed = { terms: 'yes', enrollment: 'yes', creditCheck: 'yes', textLanguage: 'en' } as const
