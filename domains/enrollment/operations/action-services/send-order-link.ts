import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { depositLink } from '../../mails/deposit-link/mail'
import { documentsLink } from '../../mails/documents-link/mail'
import { verificationLink } from '../../mails/verification-link/mail'
import { orderObject } from '../../objects/order/object'
import { mailOrderLink } from '../order-task/mail-order-link'
import type { OrderPage } from '../order-task/task-subject'

const mails = { deposit: depositLink, documents: documentsLink, verification: verificationLink } as const

/** Mails the customer of an order the link to one of its pages. */
export const sendOrderLink = defineJob<
  { readonly orderId: string; readonly page: OrderPage },
  PortalJobServices
>({
  name: 'send-order-link',
  run: async ({ orderId, page }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'Status',
      'Account.ContactId',
    ])
    const contactId = order?.['Account.ContactId'] ?? null
    if (order === null || contactId === null || order.Status === 'Cancelled') return
    await mailOrderLink(services, jobId, mails[page], {
      contactId,
      orderId,
      page,
      values: ({ count }) => ({ count }),
    })
  },
})
