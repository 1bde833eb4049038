import type { LightMyRequestResponse } from 'fastify'
import type { AbuseWorld } from './abuse-world'
import { openBrowser, type PortalBrowser } from './portal-browser'

/** A person who signs up. */
export interface SignUpPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** All agreements accepted. */
export const agreed = { terms: 'yes', enrollment: 'yes', creditCheck: 'yes', textLanguage: 'en' } as const

let people = 0

/** Returns an unknown person. */
export function newPerson(): SignUpPerson {
  people += 1
  return {
    firstName: 'Marisol',
    lastName: `Quillfeather ${people}`,
    email: `quillfeather.${people}@example.com`,
  }
}

/** Fills in a sign-up up to the review, and returns the browser with every response on the way. */
export async function fillSignUp(
  target: AbuseWorld,
  person: SignUpPerson,
  browser: PortalBrowser = openBrowser(target),
): Promise<{ readonly browser: PortalBrowser; readonly answers: readonly LightMyRequestResponse[] }> {
  const contact = {
    ...person,
    plan: 'FIRST-FIXED-12-SALTGRASS',
    zip: '77002',
    mobilePhone: '(713) 555-0142',
    language: 'en',
  }
  const service = { caseType: 'Move_In', street: `${people} Cedar Lane`, zipCode: '77002' }
  const identity = { identityKind: 'Social_Security', numberLastFour: '4821' }
  const answers = [
    await browser.call('saveSignUpContact', contact),
    await browser.call('saveSignUpService', service),
    await browser.call('saveSignUpStart', { startDate: '2026-12-01' }),
    await browser.call('saveSignUpIdentity', identity),
  ]
  return { browser, answers }
}
