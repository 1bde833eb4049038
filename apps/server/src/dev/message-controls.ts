import { type BrandKey, brandOf } from '@porchlight/brands'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { actAsAdvisor } from './as-advisor'
import { fold } from './fold'
import { type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'

interface WaitingMessage {
  readonly id: string
  readonly number: string
  readonly subject: string
  readonly name: string
  readonly brand: BrandKey
}

/**
 * Serves `POST /dev/messages`: answers a message as an advisor of its brand, through the data service, as the
 * advisor's own tools do.
 */
export function serveMessageControls(app: FastifyInstance, context: ServerContext): void {
  serveGuideForm(app, '/dev/messages', async ({ message = '', body = '' }, request) => {
    const found = (await waitingMessages(context)).find(({ id }) => id === message)
    if (found !== undefined && body.trim() !== '') {
      await actAsAdvisor(app, context, request, {
        brand: found.brand,
        recordId: found.id,
        apiName: 'Case.Reply',
        fields: { CommentBody: body.trim() },
      })
    }
    return partPath('messages')
  })
}

/** Renders the part of the guide that answers messages. */
export async function messageControls(context: ServerContext, words: GuideWords): Promise<Html> {
  const { t, to } = words
  const waiting = await waitingMessages(context)
  return fold(
    words,
    { id: 'messages', title: 'messages', state: t(waiting.length === 0 ? 'noMessage' : 'messagesWait') },
    html`<p>${t('messagesLead')}</p>
${waiting.length === 0 ? html`<p class="empty">${t('noMessage')}</p>` : html``}
<ul class="rows">${waiting.map(
      ({ id, number, subject, name, brand }) => html`<li><p><strong>${subject}</strong><br><small>${name}, ${
        brandOf(brand).names.displayName
      } · ${number}</small></p>
<form class="line" method="post" action="${to('/dev/messages')}"><input type="hidden" name="message" value="${id}"><label><span class="aloud">${t('answerTo', { name, number })}</span><input name="body" required maxlength="4000" placeholder="${t('answerAsAdvisor')}"></label><button>${t('send')}<span class="aloud"> ${t('sendWhat', { name, number })}</span></button></form></li>`,
    )}</ul>`,
  )
}

/** Returns the newest conversations in which the last message is the customer's. */
async function waitingMessages({ pool }: ServerContext): Promise<readonly WaitingMessage[]> {
  const { rows } = await pool.query<WaitingMessage>(
    `select c."Id" as id, c."CaseNumber" as number, c."Subject" as subject, p."Name" as name,
            p."Customer_Brand__c" as brand
     from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
     where c."Status" in ('New', 'Working', 'Escalated') and coalesce((
       select m."Author__c" from record."CaseComment" m where m."ParentId" = c."Id"
       order by m."CreatedDate" desc limit 1), 'Customer') = 'Customer'
     order by c."LastModifiedDate" desc limit 3`,
  )
  return rows
}
