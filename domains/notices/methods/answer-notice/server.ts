import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { readFileForm } from '@porchlight/server-methods/form/read-file-form'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { documentForm, filesField } from '../../../documents/operations/document-form'
import { readDocuments } from '../../../documents/operations/read-documents'
import { takeDocument } from '../../../documents/operations/take-document'
import { noticeObject } from '../../objects/notice/object'
import { readNotices } from '../../operations/read-notices'
import { answerNoticeContract } from './contract'

/**
 * What proves each way out, and of how many papers the proof is at least (`docs/specification/trade.md` section
 * 2.7).
 */
const proofs = {
  Pay: { type: 'Payment_Proof', files: 1 },
  New_Occupant: { type: 'New_Occupant_Statement', files: 2 },
} as const

const handle = handleCall(answerNoticeContract, async ({ body }, context: MethodContext) => {
  const form = documentForm(context, ['notice', 'path', 'settled'])
  return readFileForm(body, form, async (access, texts, files) => {
    const { orderId, recorder } = access
    const path = texts.path === 'New_Occupant' ? 'New_Occupant' : 'Pay'
    const notices = await readNotices(context.engine, recorder, orderId)
    const notice = notices.find((_notice, index) => String(index + 1) === texts.notice)
    // A debt to us is settled by paying it, not by evidence.
    const isOwed = notice !== undefined && notice.Status__c !== 'Resolved' && notice.Debt_Account__c === null
    if (!isOwed) throw fail('notFound')
    const proof = proofs[path]
    const sent = await readDocuments(context.engine, recorder, orderId)
    const sentBefore = sent
      .filter(({ type, status }) => type === proof.type && (status === 'Received' || status === 'Checking'))
      .flatMap((document) => document.files)
    const isProved = files.length + sentBefore.length >= proof.files
    const missing = [...(texts.settled === 'yes' ? [] : ['settled']), ...(isProved ? [] : [filesField])]
    if (missing.length > 0) throw fieldError('requiredFieldMissing', ...missing)
    if (files.length > 0) {
      await takeDocument(context, access, proof.type, files, async (connection) => {
        for (const file of files) await context.resumableUploads.count(connection, orderId, file.size)
      })
    }
    // Another answer while we check adds proof; the earlier statement remains.
    const status = notice.Status__c === 'Checking' ? {} : { Status__c: 'Checking' as const }
    await update(context.engine, recorder, noticeObject, notice.id, {
      ...status,
      Customer_Confirmed__c: true,
      Confirmed_Date__c: localDay(context.now()),
      Resolution_Path__c: path,
    })
    const page = access.audience === 'lookUp' ? '/notices' : `/notices/${orderId}`
    return { body: { location: `${page}?checking` } }
  })
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
