import type { MarketAnswer } from '@porchlight/providers/market'
import { read } from '@porchlight/server-methods/records/read'
import { openCase } from '../../../messages/operations/open-case'
import { orderObject } from '../../objects/order/object'
import type { OrderChange } from './change-order'
import type { OrderWork } from './order-work'

const marketText = {
  en: {
    subject: 'Your order needs our attention',
    description: 'Order {number} could not be processed as it is. We clarify it and answer you here.',
  },
  es: {
    subject: 'Su pedido necesita nuestra atención',
    description:
      'El pedido {number} no se pudo procesar tal como está. Lo aclararemos y le responderemos aquí.',
  },
} as const

/**
 * Opens a case for an advisor of the brand about a matter that no response of the market settles; its code and text are
 * for staff only.
 */
export async function openMarketCase(
  { engine, systemViewer }: OrderChange,
  { orderId, accountId }: OrderWork,
  { code, text }: Extract<MarketAnswer, { readonly kind: 'staffNeeded' }>,
): Promise<void> {
  const order = await read(engine, systemViewer, orderObject, orderId, ['Confirmation_Number__c'])
  if (order === null) return
  const about = { accountId, orderId, number: order.Confirmation_Number__c }
  const comments = code === '' ? text : `${code}: ${text}`
  const fields = { Type: 'Service_Change', Priority: 'High', Comments: comments }
  await openCase({ systemViewer }, engine, about, marketText, fields)
}
