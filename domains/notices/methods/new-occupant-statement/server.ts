import { brandOf } from '@porchlight/brands'
import { createFormatter, createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { writePdf } from '@porchlight/server-methods/pdf/write-pdf'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { orderObject } from '../../../enrollment/objects/order/object'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { newOccupantStatementContract } from './contract'
import { statementLabels } from './labels'

/** Who found the order by number and ZIP code alone gets it without name, street and number. */
const handle = handleCall(newOccupantStatementContract, async ({ query }, context: MethodContext) => {
  const { language } = query
  const access = await requireOrderAccess(context, query.orderId)
  const t = createLabels(language, statementLabels)
  const format = createFormatter({ language })
  const order = await read(context.engine, access.recorder, orderObject, access.orderId, [
    'Confirmation_Number__c',
    'Requested_Start_Date__c',
    'Service_Street__c',
    'Service_City__c',
    'Service_State__c',
    'Service_Postal_Code__c',
  ])
  const known = access.audience === 'lookUp' ? null : order
  const contact = known !== null ? await readCustomerContact(context, access.contactId) : null
  const start = known?.Requested_Start_Date__c ?? null
  const place = [known?.Service_Street__c, known?.Service_City__c, known?.Service_State__c]
  const address = [...place, known?.Service_Postal_Code__c].filter((part) => part != null).join(', ')
  const brandName = brandOf(await actingBrand(context)).names.displayName
  const pdf = await writePdf(
    [
      { kind: 'heading', text: t('title') },
      { kind: 'text', text: t('to', { brand: brandName }) },
      ...(known === null
        ? []
        : [{ kind: 'text' as const, text: t('order', { number: known.Confirmation_Number__c }) }]),
      { kind: 'rule', caption: t('name'), value: [contact?.firstName, contact?.lastName].join(' ').trim() },
      { kind: 'rule', caption: t('address'), value: address },
      { kind: 'rule', caption: t('moveIn'), value: start === null ? '' : format.date(start) },
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
