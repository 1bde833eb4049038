import { type BrandKey, brandOf } from '@porchlight/brands'
import type { Language } from '@porchlight/i18n'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { actAsAdvisor } from './as-advisor'
import { fold } from './fold'
import { type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'
import { valueNames } from './value-names'

interface WaitingDocument {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly street: string
  readonly brand: BrandKey
}

/**
 * Serves `POST /dev/documents`: accepts or rejects a document as an advisor of its brand, through the data service, as
 * the advisor's own tools do.
 */
export function serveDocumentControls(app: FastifyInstance, context: ServerContext): void {
  serveGuideForm(app, '/dev/documents', async ({ document = '', decision = '' }, request) => {
    const found = (await waitingDocuments(context)).find(({ id }) => id === document)
    if (found !== undefined && decision !== '') {
      const { brand, id: recordId } = found
      const action =
        decision === 'accept'
          ? { apiName: 'Document_Requirement__c.Accept', fields: {} }
          : { apiName: 'Document_Requirement__c.Reject', fields: { Reason__c: decision } }
      await actAsAdvisor(app, context, request, { brand, recordId, ...action })
    }
    return partPath('documents')
  })
}

/** Renders the part of the guide that accepts and rejects documents. */
export async function documentControls(context: ServerContext, words: GuideWords): Promise<Html> {
  const { language, t, to } = words
  const waiting = await waitingDocuments(context)
  const reasons = await activeReasons(context, language)
  const types = valueNames('Document_Requirement__c', 'Document_Type__c', language)
  return fold(
    words,
    { id: 'documents', title: 'documents', state: t(waiting.length === 0 ? 'noDocument' : 'documentsWait') },
    html`<p>${t('documentsLead')}</p>
${waiting.length === 0 ? html`<p class="empty">${t('noDocument')}</p>` : html``}
<ul class="rows">${waiting.map(({ id, type, name, street, brand }) => {
      const document = html`<input type="hidden" name="document" value="${id}">`
      const called = types.get(type) ?? type
      const what = html`<span class="aloud"> ${t('documentOf', { document: called, name })}</span>`
      return html`<li><p><strong>${called}</strong><br><small>${name}, ${
        brandOf(brand).names.displayName
      } · ${street}</small></p><div class="decide">
<form method="post" action="${to('/dev/documents')}">${document}<button name="decision" value="accept">${t('accept')}${what}</button></form>
<form class="line" method="post" action="${to('/dev/documents')}">${document}<label><span class="aloud">${t('why', { document: called, name })}</span><select name="decision">${reasons
        .filter((reason) => reason.brand === brand && (reason.type ?? type) === type)
        .map(
          (reason) => html`<option value="${reason.id}">${reason.words}</option>`,
        )}</select></label><button>${t('reject')}${what}</button></form></div></li>`
    })}</ul>`,
  )
}

/** Returns the reasons that reviewers can choose, in order. */
async function activeReasons({ pool }: ServerContext, language: Language) {
  const { rows } = await pool.query<{ id: string; brand: string; type: string | null; words: string }>(
    `select "Id" as id, "Brand__c" as brand, "Document_Type__c" as type, ${language === 'es' ? '"Label_ES__c"' : '"Name"'} as words
     from record."Document_Reason__c" where "Status__c" = 'Active' order by "Position__c", "Name"`,
  )
  return rows
}

/** Returns the documents pending a decision, latest first. */
async function waitingDocuments({ pool }: ServerContext): Promise<readonly WaitingDocument[]> {
  const { rows } = await pool.query<WaitingDocument>(
    `select d."Id" as id, d."Document_Type__c" as type, p."Name" as name, a."Service_Street__c" as street,
            a."Account_Brand__c" as brand
     from record."Document_Requirement__c" d
     join record."Account" a on a."Id" = d."Account__c" join record."Contact" p on p."Id" = a."ContactId"
     where d."Status__c" in ('Received', 'Checking')
     order by d."LastModifiedDate" desc, d."Id" limit 3`,
  )
  return rows
}
