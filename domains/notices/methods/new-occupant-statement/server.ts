import { brandOf } from '@porchlight/brands'
import { createFormatter, createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { fieldText } from '../../../customers/operations/person/field-text'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { newOccupantStatementContract } from './contract'
import { statementLabels } from './labels'

/** Who found the order by number and ZIP code alone gets it without name, street and number. */
const handle = handleCall(newOccupantStatementContract, async ({ query }, context: MethodContext) => {
  const { language } = query
  const access = await requireOrderAccess(context, query.orderId)
  const t = createLabels(language, statementLabels)
  const format = createFormatter({ language })
  const order = await context.engine.readRecord(access.recorder, access.orderId, {
    fields: [
      'Confirmation_Number__c',
      'Requested_Start_Date__c',
      'Service_Street__c',
      'Service_City__c',
      'Service_State__c',
      'Service_Postal_Code__c',
    ],
    optionalFields: [],
  })
  const isKnown = access.audience !== 'lookUp' && order !== null
  const contact = isKnown ? await readCustomerContact(context, access.contactId) : null
  const text = (field: string) => (isKnown ? (fieldText(order, field) ?? '') : '')
  const start = text('Requested_Start_Date__c')
  const place = [text('Service_Street__c'), text('Service_City__c'), text('Service_State__c')]
  const address = [...place, text('Service_Postal_Code__c')].filter((part) => part !== '').join(', ')
  const brandName = brandOf(await actingBrand(context)).names.displayName
  const pdf = await writePdf(
    [
      { kind: 'heading', text: t('title') },
      { kind: 'text', text: t('to', { brand: brandName }) },
      ...(isKnown
        ? [{ kind: 'text' as const, text: t('order', { number: text('Confirmation_Number__c') }) }]
        : []),
      { kind: 'rule', caption: t('name'), value: [contact?.firstName, contact?.lastName].join(' ').trim() },
      { kind: 'rule', caption: t('address'), value: address },
      { kind: 'rule', caption: t('moveIn'), value: start === '' ? '' : format.date(start) },
      { kind: 'text', text: t('statement') },
      { kind: 'text', text: t('with') },
      { kind: 'rule', caption: t('signature'), value: '' },
      { kind: 'rule', caption: t('date'), value: '' },
    ],
    {
      title: t('title'),
      language: language === 'es' ? 'es-US' : 'en-US',
      author: brandName,
      madeAt: context.now(),
    },
  )
  const fileName = language === 'es' ? 'declaracion-nuevo-ocupante.pdf' : 'new-occupant-statement.pdf'
  return {
    body: pdf as never,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
