import type { Locator } from 'playwright-core'
import type { Visit } from '../../../tests/journeys/portal-visit'
import type { Walk } from '../../getting-in/journeys/getting-in-world'

/** The page on which a visit's customer begins: a plan, found by its ZIP code. */
export function signUpPath({ brand }: Visit): string {
  return `/enroll/sign-up?plan=${brand.toUpperCase()}-FIXED-12-SALTGRASS&zip=77002`
}

/** The form of the page that is open. */
function formOf({ page }: Walk): Locator {
  return page.locator('main form').last()
}

async function sendForm(walk: Walk): Promise<void> {
  const { page } = walk
  await Promise.all([page.waitForEvent('load'), formOf(walk).locator('button[type="submit"]').click()])
}

/** Chooses a radio button or ticks a box of the page that is open. */
export async function choose({ page }: Walk, name: string, value: string): Promise<void> {
  await page.locator(`main input[name="${name}"][value="${value}"]`).check()
}

/** The first part, as a guest. */
export async function sendContact(
  walk: Walk,
  visit: Visit,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values = {
    firstName: 'Marisol',
    lastName: 'Quillfeather',
    email: `marisol.${visit.brand}.${visit.language}@example.com`,
    mobilePhone: '(713) 555-0142',
    ...given,
  }
  for (const [name, value] of Object.entries(values)) {
    await walk.page.locator(`main input[name="${name}"]`).fill(value)
  }
  await sendForm(walk)
}

/** The second part. */
export async function sendService(
  walk: Walk,
  caseType: 'Move_In' | 'Switch',
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  await choose(walk, 'caseType', caseType)
  const values = { street: '48 Cedar Lane, Apt 3', ...given }
  for (const [name, value] of Object.entries(values)) {
    await walk.page.locator(`main input[name="${name}"]`).fill(value)
  }
  await sendForm(walk)
}

/** The third part. */
export async function sendStart(walk: Walk, date: string): Promise<void> {
  await choose(walk, 'startDate', date)
  await sendForm(walk)
}

/** Sends the fourth part, with a passport unless four digits are passed. */
export async function sendIdentity(walk: Walk, lastFour?: string): Promise<void> {
  await choose(walk, 'identityKind', lastFour === undefined ? 'Passport' : 'Social_Security')
  if (lastFour !== undefined) await walk.page.locator('main input[name="numberLastFour"]').fill(lastFour)
  await sendForm(walk)
}

/** The review: every box ticked. */
export async function sendReview(walk: Walk): Promise<void> {
  for (const box of await walk.page.locator('main input[type="checkbox"]').all()) await box.check()
  await sendForm(walk)
}
