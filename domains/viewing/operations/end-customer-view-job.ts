import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { endExpiredView } from './end-view'

/** Records the end of a view that no one ended by hand: its time has expired, or its session ended earlier. */
export const endCustomerView = defineJob<
  { readonly viewId: string; readonly contactId: string },
  PortalJobServices
>({
  name: 'end-customer-view',
  run: async (view, { services }) => endExpiredView(services, view),
})
