import type { SearchDeclaration } from '@porchlight/metadata'

/** People are found by name, mail address, phone and ZIP code. */
export const contactSearch: SearchDeclaration = {
  identifiers: ['Email', 'MobilePhone', 'OtherPhone'],
  words: ['Name', 'MailingPostalCode'],
}
