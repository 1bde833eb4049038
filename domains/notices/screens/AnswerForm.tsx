import { CheckBox } from '@porchlight/design-system'
import { acceptedFiles } from '@porchlight/file-formats'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import { FileChoice } from '@porchlight/page-parts/forms/FileChoice'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { createPendingUploads } from '../../files/components/uploads/pending-uploads'
import { SendingStatus } from '../../files/components/uploads/SendingStatus'
import { chosenFiles } from '../../files/components/uploads/send-files'
import { taskFormLabels } from '../../files/components/uploads/task-form-labels'
import { UnfinishedNotice } from '../../files/components/uploads/UnfinishedNotice'
import { useFileSending } from '../../files/components/uploads/use-file-sending'
import { usePendingUploads } from '../../files/components/uploads/use-pending-uploads'
import { leaveFor } from '../../messages/components/send-message-form'
import { labels } from './labels'

interface AnswerFormProps {
  readonly number: number
  readonly orderId: string
  /** Whether it shows that the debt is another's, in place of that it is paid. */
  readonly isNew: boolean
}

const copy = { ...labels, ...taskFormLabels }

/**
 * Shows the form for the customer's statement and its proof. With a script the files are sent first, in parts; without
 * one everything is sent in one request.
 */
export function AnswerForm({ number, orderId, isNew }: AnswerFormProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { form } = usePage()
  const sending = useFileSending()
  const page = orderId === '' ? '/notices' : `/notices/${orderId}`
  const documentType = isNew ? 'New_Occupant_Statement' : 'Payment_Proof'
  const subject = `${orderId} ${number} ${documentType}`
  const uploads = usePendingUploads(subject)

  async function send(_values: unknown, data: FormData): Promise<FormErrors> {
    const files = chosenFiles(data)
    const pending = uploads?.pending ?? createPendingUploads()
    const errors = await sending.send({ orderId, documentType, files, pending, subject })
    if (Object.keys(errors).length > 0) return errors
    const answer = new FormData()
    for (const [name, value] of data) if (typeof value === 'string') answer.append(name, value)
    const answered = await callMethod<{ readonly location: string }>(
      'CustomerPortalDocumentController/answerNotice',
      answer,
    )
    if (answered.kind !== 'done') return answered.errors
    pending.finish(subject)
    return leaveFor(address(answered.body.location))
  }

  return (
    <PlainForm
      action={address(page)}
      isMultipart
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      missingMessages={{
        settled: t('settledRequired'),
        attachment: t(isNew ? 'papersRequired' : 'proofRequired'),
      }}
      customMessages={{
        orderNotFound: { text: t('orderGone') },
        linkExpired: { text: t('orderGone') },
        linkNotLatest: { text: t('orderGone') },
      }}
      check={(values, data) => ({
        ...(values.settled === 'yes' ? {} : { settled: 'requiredFieldMissing' }),
        ...sending.check(chosenFiles(data), isNew ? 2 : 1),
      })}
      send={send}
    >
      {(field) => (
        <>
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="notice" value={number} />
          <input type="hidden" name="path" value={isNew ? 'New_Occupant' : 'Pay'} />
          <UnfinishedNotice uploads={uploads?.unfinished ?? []} />
          <FileChoice
            name="attachment"
            label={t(isNew ? 'papers' : 'proof')}
            hint={t(isNew ? 'papersHint' : 'proofHint')}
            error={sending.errorText(field('attachment').error)}
            accept={acceptedFiles}
            multiple
          />
          <CheckBox
            name="settled"
            value="yes"
            label={t(isNew ? 'settledNew' : 'settledPay')}
            error={field('settled').error}
            defaultChecked={form?.values.settled === 'yes'}
          />
          <SendingStatus progress={sending.progress} />
        </>
      )}
    </PlainForm>
  )
}
