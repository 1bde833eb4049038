import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { documentLabels, typeLabel } from './document-labels'
import { labels } from './labels'

const copy = { ...labels, ...documentLabels }

interface DoneFormProps {
  readonly orderId: string | null
  readonly missing: readonly string[]
  /** Whether the server has just said that documents are missing. */
  readonly isRefused: boolean
}

/** "I am done": the response lists the missing documents, or what happens next. */
export function DoneForm({ orderId, missing, isRefused }: DoneFormProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const text = t('missingText', { types: missing.map((type) => t(typeLabel(type))).join(', ') })
  return (
    <PlainForm
      action={address('/documents/done')}
      failedTitle={t('missingTitle')}
      submit={t('done')}
      submitting={t('doneSending')}
      submitVariant="secondary"
      answered={isRefused ? { form: 'documentsMissing' } : {}}
      customMessages={{ documentsMissing: { title: t('missingTitle'), text } }}
    >
      {() => <input type="hidden" name="orderId" value={orderId ?? ''} />}
    </PlainForm>
  )
}
