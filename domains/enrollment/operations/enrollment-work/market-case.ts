import type { MarketAnswer } from '@porchlight/providers/market'
import { read } from '@porchlight/server-methods/records/read'
import { openCase } from '../../../messages/operations/open-case'
import { orderObject } from '../../objects/order/object'
import type { OrderChange } from './change-order'
import type { OrderWork } from './order-work'

const marketText = {
  en: {
    subject: 'The utility has a question about your order',
    description:
      'Order {number} needs a person on our side: the utility could not process it as it is. We clarify it with them and answer you here.',
  },
  es: {
    subject: 'La compañía de distribución tiene una pregunta sobre su pedido',
    description:
      'El pedido {number} necesita la atención de nuestro personal: la compañía de distribución no pudo procesarlo tal como está. Lo aclararemos con ella y le responderemos aquí.',
  },
} as const

/** An advisor of the brand takes over what no answer of the market settles; its code and words are for staff alone. */
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
