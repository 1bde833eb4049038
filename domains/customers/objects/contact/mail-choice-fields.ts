import type { FieldDeclaration } from '@porchlight/metadata'
import { type MailGroupField, mailGroupFacts, mailGroups } from '../../facts/mail-groups'

const fields = mailGroups.map((group) => {
  const { field, label } = mailGroupFacts[group]
  return [field, { dataType: 'DateTime', label }] as const
})

/**
 * For each group of mails, the moment since which its customer has deviated from the default; null for the default, as
 * in rows older than the field.
 */
export const mailChoiceFields = Object.fromEntries(fields) as Readonly<
  Record<MailGroupField, FieldDeclaration & { readonly dataType: 'DateTime' }>
>
