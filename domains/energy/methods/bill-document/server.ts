import { brandOf, tokensOf } from '@porchlight/brands'
import { createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { first } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { brandObject } from '../../../customer-service/objects/brand/object'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { billBlocks } from './bill-blocks'
import { billDocumentContract } from './contract'
import { billDocumentLabels } from './labels'
import { readPrintedBill } from './read-printed-bill'

/** In the look of the account’s brand, whatever address it is asked at. The file’s name says the bill’s date alone. */
const handle = handleCall(billDocumentContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const { language } = query
  const bill = await readPrintedBill(context, query.billId, language)
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
  return {
    body: pdf as never,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${t('fileName')}-${bill.record.Bill_Date__c}.pdf"`,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** What a brand prints on its door belongs to no customer, so it is read as the system. */
async function readService({ engine, systemViewer }: MethodContext, brandKey: string, language: 'en' | 'es') {
  const hoursField = language === 'es' ? 'Customer_Service_Hours_ES__c' : 'Customer_Service_Hours__c'
  const brand = await first(engine, systemViewer, brandObject, {
    fields: ['Customer_Service_Phone_Number__c', hoursField],
    where: { Name: brandKey },
  })
  return { phone: brand?.Customer_Service_Phone_Number__c ?? '', hours: brand?.[hoursField] ?? '' }
}
