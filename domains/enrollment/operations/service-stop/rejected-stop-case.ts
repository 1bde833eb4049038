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

const rejectedStartText = {
  en: {
    subject: 'We could not start service at your new home yet',
    description:
      'The utility rejected order {number}. The end of service at your home before stays as requested. We clarify it with them and answer you here.',
  },
  es: {
    subject: 'Todavía no pudimos iniciar el servicio en su nueva vivienda',
    description:
      'La compañía de distribución rechazó el pedido {number}. La baja del servicio en su vivienda anterior sigue como la solicitó. Lo aclararemos con ella y le responderemos aquí.',
  },
} as const

/**
 * Opens a case, with a due day, for an advisor of the brand about a stop of service, or a move, that the market
 * rejected.
 */
export async function openRejectedStopCase(
  { engine, systemViewer }: OrderChange,
  { orderId, accountId, caseType }: OrderWork,
): Promise<void> {
  const order = await read(engine, systemViewer, orderObject, orderId, [
    'Confirmation_Number__c',
    'Move_Stop__c',
    'Move_Stop__r.Status',
  ])
  const isStop = caseType === 'Stop_Service'
  const isOfMove =
    order !== null && order.Move_Stop__c !== null && order['Move_Stop__r.Status'] !== 'Cancelled'
  if (order === null || !(isStop || isOfMove)) return
  const about = { accountId, orderId, number: order.Confirmation_Number__c }
  const text = isStop ? rejectedText : rejectedStartText
  await openCase({ systemViewer }, engine, about, text, { Type: 'Service_Change', Priority: 'High' })
}
