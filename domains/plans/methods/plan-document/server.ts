import { brandOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { first } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { lawOf } from '../../../customers/facts/law-by-place'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import { brandPdf } from '../../../customers/operations/print/brand-pdf'
import { readPrintedService } from '../../../customers/operations/print/printed-service'
import { documentLabels } from '../../facts/document-labels'
import { planNameIn } from '../../facts/plan-name'
import { productObject } from '../../objects/product/object'
import { readPlanOffer } from '../../operations/plan-offer/read-plan-offers'
import { planDocumentContract } from './contract'
import { factsBlocks, rightsBlocks, termsBlocks } from './document-blocks'
import { planDocumentLabels } from './labels'

/** What a provider sells belongs to no customer, so plans are read as the system, the published fields only. */
const handle = handleCall(planDocumentContract, async ({ query }, context: MethodContext) => {
  const { engine, systemViewer } = context
  const { document, language } = query
  const record = await first(engine, systemViewer, productObject, {
    fields: ['Id', 'Plan_Brand__c', 'LastModifiedDate', 'Utility__r.Utility_Phone__c'],
    where: { ProductCode: query.planCode },
  })
  const plan = record === null ? null : await readPlanOffer(context, record.Id)
  const law = plan === null ? null : lawOf(plan)
  // Where the law is not known, its terms and rights cannot be written.
  if (record === null || plan === null || (document !== 'facts' && law === null)) throw fail('notFound')
  const brandKey = toBrandKey(record.Plan_Brand__c)
  const printed = {
    plan,
    versionOf: record.LastModifiedDate.slice(0, 10),
    provider: brandOf(brandKey).names.displayName,
    service: await readPrintedService(context, brandKey, language),
    utilityPhone: record['Utility__r.Utility_Phone__c'],
  }
  const blocks =
    document === 'facts' || law === null
      ? factsBlocks(printed, language)
      : document === 'terms'
        ? termsBlocks(printed, law, language)
        : rightsBlocks(printed, law, language)
  const t = createLabels(language, documentLabels, planDocumentLabels)
  const title = `${t(`${document}Document`)}: ${planNameIn(plan, language)}`
  const pdf = await writePdf(blocks, brandPdf(brandKey, title, language, new Date(record.LastModifiedDate)))
  return {
    body: pdf as never,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${t(`${document}File`)}-${plan.code.toLowerCase()}.pdf"`,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
