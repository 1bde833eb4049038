import { brandOf, tokensOf } from '@porchlight/brands'
import { createLabels, type Language } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { first } from '@porchlight/server-methods/records/list'
import { brandObject } from '../../../customer-service/objects/brand/object'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import { billBlocks } from './bill-blocks'
import { billDocumentLabels } from './labels'
import { readPrintedBill } from './read-printed-bill'

/** A bill as a file. */
export interface BillDocument {
  /** Says the bill's date alone. */
  readonly fileName: string
  readonly pdf: Uint8Array
}

/**
 * Writes the PDF of a bill that the viewer may read, in the look of the account's brand, whatever address it is
 * requested at; `notFound` and `invalidRecordId` as for its record.
 */
export async function writeBillDocument(
  context: Pick<MethodContext, 'engine' | 'viewer' | 'systemViewer' | 'brandAddress' | 'now'>,
  billId: string,
  language: Language,
): Promise<BillDocument> {
  const bill = await readPrintedBill(context, billId, language)
  const brandKey = toBrandKey(bill.record['Account__r.Account_Brand__c'])
  const brand = brandOf(brandKey)
  const colours = tokensOf(brandKey).light
  const service = await readService(context, brandKey, language)
  const address = new URL(context.brandAddress(brandKey)).host
  const { title, blocks } = billBlocks(bill, { address, ...service }, language)
  const pdf = await writePdf(blocks, {
    title,
    language: language === 'es' ? 'es-US' : 'en-US',
    author: brand.names.displayName,
    colour: colours.primary,
    logo: {
      viewBox: brand.logo.viewBox,
      shapes: brand.logo.shapes.map(({ path, colour }) => ({ path, colour: colours[colour] })),
    },
    madeAt: context.now(),
  })
  const t = createLabels(language, billDocumentLabels)
  return { fileName: `${t('fileName')}-${bill.record.Bill_Date__c}.pdf`, pdf }
}

/** What a brand prints on its door belongs to no customer, so it is read as the system. */
async function readService(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  brandKey: string,
  language: Language,
) {
  const hoursField = language === 'es' ? 'Customer_Service_Hours_ES__c' : 'Customer_Service_Hours__c'
  const brand = await first(engine, systemViewer, brandObject, {
    fields: ['Customer_Service_Phone_Number__c', 'Certificate_Number__c', hoursField],
    where: { Name: brandKey },
  })
  return {
    phone: brand?.Customer_Service_Phone_Number__c ?? '',
    hours: brand?.[hoursField] ?? '',
    certificateNumber: brand?.Certificate_Number__c ?? null,
  }
}
