import { createLabels, type Language } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import { brandPdf } from '../../../customers/operations/print/brand-pdf'
import { readPrintedService } from '../../../customers/operations/print/printed-service'
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
  const service = await readPrintedService(context, brandKey, language)
  const { title, blocks } = billBlocks(bill, service, language)
  const pdf = await writePdf(blocks, brandPdf(brandKey, title, language, context.now()))
  const t = createLabels(language, billDocumentLabels)
  return { fileName: `${t('fileName')}-${bill.record.Bill_Date__c}.pdf`, pdf }
}
