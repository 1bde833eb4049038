import type { LabelKey } from '@porchlight/i18n'
import type { labels } from './labels'

/** The labels of what can stand in the way, by the key of the error. */
const problems = [
  'invalidEmail',
  'userExists',
  'ownAccess',
  'managedByCompany',
  'lastAdministrator',
  'passwordIsSet',
  'rateLimited',
] as const

const missing = {
  firstName: 'firstNameMissing',
  lastName: 'lastNameMissing',
  email: 'emailMissing',
  brand: 'brandMissing',
} as const

/** The label that says what is wrong with a field, or with the whole where `field` is `form`. */
export function problemLabel(field: string, key: string): LabelKey<typeof labels> {
  if (key === 'requiredFieldMissing' && Object.hasOwn(missing, field)) {
    return missing[field as keyof typeof missing]
  }
  return problems.find((name) => name === key) ?? 'failed'
}
