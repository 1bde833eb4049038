import type { BrandKey } from '@porchlight/brands'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { type Html, html } from './html'

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
  app.post('/dev/messages', { schema: { hide: true } }, async (request, reply) => {
    const { message = '', body = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    const found = (await waitingMessages(context)).find(({ id }) => id === message)
    if (found !== undefined && body.trim() !== '') {
      await app.inject({
        method: 'POST',
        url: '/services/data/v65.0/ui-api/actions/perform-quick-action/Case.Reply',
        headers: {
          host: request.headers.host ?? '',
          authorization: `Bearer ${await advisorToken(context, found.brand)}`,
        },
        payload: { contextId: found.id, fields: { CommentBody: body.trim() } },
      })
    }
    await reply.redirect('/dev#messages', 303)
  })
}

/** The part of the guide that answers messages. */
export async function messageControls(context: ServerContext): Promise<Html> {
  const waiting = await waitingMessages(context)
  return html`<h2 id="messages">Messages that wait for an answer</h2>
<p>Write one as a customer, keep its page open, and answer it here: the answer appears there by itself.</p>
<ul>${waiting.map(
    ({
      id,
      number,
      subject,
      name,
    }) => html`<li><div><span>${subject}<br><small>${name} · ${number}</small></span>
<form method="post" action="/dev/messages"><input type="hidden" name="message" value="${id}">
<label>Answer as an advisor <input name="body" required maxlength="4000"></label> <button>Send</button></form></div></li>`,
  )}</ul>`
}

/** The newest messages in which the last word is the customer's. */
async function waitingMessages({ pool }: ServerContext): Promise<readonly WaitingMessage[]> {
  const { rows } = await pool.query<WaitingMessage>(
    `select c."Id" as id, c."CaseNumber" as number, c."Subject" as subject, p."Name" as name,
            p."Customer_Brand__c" as brand
     from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
     where c."Status" in ('New', 'Working', 'Escalated') and coalesce((
       select m."Author__c" from record."CaseComment" m where m."ParentId" = c."Id"
       order by m."CreatedDate" desc limit 1), 'Customer') = 'Customer'
     order by c."LastModifiedDate" desc limit 5`,
  )
  return rows
}

const tokenLifetimeMs = 60_000

async function advisorToken({ pool, identity }: ServerContext, brand: BrandKey): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [`advisor.${brand}@example.com`],
  )
  return (await identity.issueBearerToken(rows[0]?.id ?? '', tokenLifetimeMs)).token
}
