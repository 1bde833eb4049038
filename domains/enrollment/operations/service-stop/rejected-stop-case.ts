import { read } from '@porchlight/server-methods/records/read'
import { openCase } from '../../../messages/operations/open-case'
import { orderObject } from '../../objects/order/object'
import type { OrderChange } from '../enrollment-work/change-order'
import type { OrderWork } from '../enrollment-work/order-work'

const rejectedText = {
  en: {
    subject: 'We could not stop your service yet',
    description:
      'The utility rejected order {number} to stop your service. We clarify it with them and answer you here.',
  },
  es: {
    subject: 'Todavía no pudimos dar de baja su servicio',
    description:
      'La compañía de distribución rechazó el pedido {number} de baja de su servicio. Lo aclararemos con ella y le responderemos aquí.',
  },
} as const

/** An advisor of the brand, with a day, takes over a stop of service that the market rejected. */
export async function openRejectedStopCase(
  { engine, systemViewer }: OrderChange,
  { orderId, accountId }: OrderWork,
): Promise<void> {
  const order = await read(engine, systemViewer, orderObject, orderId, ['Confirmation_Number__c'])
  if (order === null) return
  const about = { accountId, orderId, number: order.Confirmation_Number__c }
  await openCase({ systemViewer }, engine, about, rejectedText, { Type: 'Service_Change', Priority: 'High' })
}
