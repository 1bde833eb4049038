import { fieldText } from '../../../customers/operations/person/field-text'
import type { RecordReader } from '../../../customers/operations/person/record-reader'
import { type TextableNumber, textableNumber } from '../../../customers/operations/texts/textable-number'

/** The mobile phone of a customer, if texts may go there; null without one. */
export async function readOrderMobile(
  { engine, systemViewer }: RecordReader,
  contactId: string,
): Promise<TextableNumber | null> {
  const contact = await engine.readRecord(systemViewer, contactId, {
    fields: ['MobilePhone'],
    optionalFields: [],
  })
  return contact === null ? null : textableNumber(fieldText(contact, 'MobilePhone'))
}
