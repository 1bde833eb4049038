import { useRecord } from '@porchlight/data-service-react'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { parentOf, textOf } from '@porchlight/page-parts/records/field-value'
import {
  byMailGroup,
  getsGroup,
  type MailGroup,
  mailGroupFacts,
  mailGroups,
} from '../../customers/facts/mail-groups'

/** The profile of the person who is signed in; null for empty fields. */
export interface Profile {
  readonly name: string | null
  /** The address that the person signs in with. */
  readonly username: string | null
  readonly mobilePhone: string | null
  readonly otherPhone: string | null
  /** The language that we write in. */
  readonly language: 'en' | 'es'
  /** The groups of mails that the person gets. */
  readonly mails: Readonly<Record<MailGroup, boolean>>
}

const profileFields = [
  'User.Name',
  'User.Username',
  'User.Contact.MobilePhone',
  'User.Contact.OtherPhone',
  'User.Contact.Preferred_Language__c',
  ...mailGroups.map((group) => `User.Contact.${mailGroupFacts[group].field}` as const),
] as const

/** The profile of the person who is signed in; null while it loads and when it cannot be loaded. */
export function useProfile(): { readonly profile: Profile | null; readonly hasFailed: boolean } {
  const { viewer } = usePage()
  const result = useRecord(viewer === null ? undefined : { recordId: viewer.userId, fields: profileFields })
  const user = result.data
  if (user === undefined) return { profile: null, hasFailed: result.state === 'Error' }
  const contact = parentOf(user, 'Contact')
  return {
    hasFailed: false,
    profile: {
      name: textOf(user, 'Name'),
      username: textOf(user, 'Username'),
      mobilePhone: textOf(contact, 'MobilePhone'),
      otherPhone: textOf(contact, 'OtherPhone'),
      language: textOf(contact, 'Preferred_Language__c') === 'es' ? 'es' : 'en',
      mails: byMailGroup(({ field }, group) => getsGroup(group, textOf(contact, field))),
    },
  }
}
