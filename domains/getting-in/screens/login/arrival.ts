import type { LabelKey } from '@porchlight/i18n'
import type { labels } from './labels'

/** What happened just before somebody came to the login page, as labels of the screen. */
interface Arrival {
  /** `danger` after a failed sign-in; a positive message otherwise. */
  readonly kind?: 'danger'
  readonly title: LabelKey<typeof labels>
  readonly text: LabelKey<typeof labels>
}

const arrivals: Readonly<Record<string, Arrival>> = {
  'signed-out': { title: 'signedOutTitle', text: 'signedOutText' },
  registered: { title: 'registeredTitle', text: 'registeredText' },
  'password-reset': { title: 'resetTitle', text: 'resetText' },
  'email-verified': { title: 'emailVerifiedTitle', text: 'emailVerifiedText' },
  'email-change-undone': { title: 'undoneTitle', text: 'undoneText' },
  'company-refused': { kind: 'danger', title: 'companyRefusedTitle', text: 'companyRefusedText' },
  'company-unavailable': { kind: 'danger', title: 'companyUnavailableTitle', text: 'companyUnavailableText' },
  'company-again': { kind: 'danger', title: 'companyAgainTitle', text: 'companyAgainText' },
  'second-factor-undone': { title: 'factorUndoneTitle', text: 'undoneText' },
}

/** Returns the message for the arrival that the URL states; null when it states none. */
export function arrivalOf(search: URLSearchParams): Arrival | null {
  const said = [...search.keys()].find((name) => Object.hasOwn(arrivals, name))
  return said === undefined ? null : (arrivals[said] ?? null)
}
