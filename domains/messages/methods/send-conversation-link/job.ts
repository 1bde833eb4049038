import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { guestConversationLink } from '../../mails/guest-conversation-link/mail'
import { mailGuest } from '../../operations/guest/mail-guest'

/** Mails a guest another link to their conversation. */
export const sendConversationLink = defineJob<{ readonly caseId: string }, PortalJobServices>({
  name: 'send-conversation-link',
  run: async ({ caseId }, { services, jobId }) => {
    await mailGuest(services, jobId, caseId, guestConversationLink)
  },
})
