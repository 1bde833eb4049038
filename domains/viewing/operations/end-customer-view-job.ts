import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { endOverView } from './end-view'

/** Notes the end of a view that nobody ended by hand: its time is over, or its session was before. */
export const endCustomerView = defineJob<
  { readonly viewId: string; readonly contactId: string },
  PortalJobServices
>({
  name: 'end-customer-view',
  run: async (view, { services }) => endOverView(services, view),
})
