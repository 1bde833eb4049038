import type { FieldDeclaration } from '@porchlight/metadata'
import { type MailGroupField, mailGroupFacts, mailGroups } from '../../facts/mail-groups'

const fields = mailGroups.map((group) => {
  const { field, label } = mailGroupFacts[group]
  return [field, { dataType: 'DateTime', label }] as const
})

/**
 * For each group of mails the moment since when its customer has it otherwise than is usual; null for what is usual, as in
 * rows that are older than the field.
 */
export const mailChoiceFields = Object.fromEntries(fields) as Readonly<
  Record<MailGroupField, FieldDeclaration & { readonly dataType: 'DateTime' }>
>
