import { read } from '@porchlight/server-methods/records/read'
import { contactObject } from '../../../customers/objects/contact/object'
import type { RecordReader } from '../../../customers/operations/person/record-reader'
import { type TextableNumber, textableNumber } from '../../../customers/operations/texts/textable-number'

/** The mobile phone of a customer, if texts may go there; null without one. */
export async function readOrderMobile(
  { engine, systemViewer }: RecordReader,
  contactId: string,
): Promise<TextableNumber | null> {
  const contact = await read(engine, systemViewer, contactObject, contactId, ['MobilePhone'])
  return contact === null ? null : textableNumber(contact.MobilePhone)
}
