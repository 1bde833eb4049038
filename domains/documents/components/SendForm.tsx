import { RadioGroup, useHasScript } from '@porchlight/design-system'
import { acceptedFiles, heicFiles } from '@porchlight/file-formats'
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
import type { DocumentsOverview } from '../methods/documents-overview/client'
import styles from './Documents.module.css'
import { documentLabels, typeLabel } from './document-labels'
import { labels } from './labels'

const copy = { ...labels, ...documentLabels, ...taskFormLabels }

interface SendFormProps {
  readonly overview: DocumentsOverview
  /** The type that the address chooses. */
  readonly requestedType: string | null
  /** Whether the server's response to the page's form was about this one. */
  readonly isForm: boolean
}

/**
 * The form that sends the pages of one document: with a script in parts, so that a line may drop, without one whole.
 */
export function SendForm({ overview, requestedType, isForm }: SendFormProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { form, language } = usePage()
  const hasScript = useHasScript()
  const sending = useFileSending()
  const orderId = overview.orderId ?? ''
  // A guest who looked an order up receives no id of it; the street distinguishes two orders in one tab.
  const subject = overview.orderId ?? overview.street ?? ''
  const uploads = usePendingUploads(subject)
  const pendingType = uploads?.unfinished[0]?.documentType
  const page = orderId === '' ? '/documents' : `/documents/${orderId}`

  async function send(values: Readonly<Record<string, string>>, data: FormData): Promise<FormErrors> {
    const documentType = values.documentType ?? ''
    const files = chosenFiles(data)
    const pending = uploads?.pending ?? createPendingUploads()
    const errors = await sending.send({ orderId, documentType, files, pending, subject })
    if (Object.keys(errors).length > 0) return errors
    pending.finish(subject)
    return leaveFor(address(`${page}?received`))
  }

  return (
    <PlainForm
      action={address(page)}
      isMultipart
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      missingMessages={{ documentType: t('typeRequired'), attachment: t('filesRequired') }}
      {...(isForm ? {} : { answered: {} })}
      customMessages={{
        orderNotFound: { text: t('orderGone') },
        linkExpired: { text: t('orderGone') },
        linkNotLatest: { text: t('orderGone') },
      }}
      check={(values, data) => ({
        ...(values.documentType === undefined ? { documentType: 'requiredFieldMissing' } : {}),
        ...sending.check(chosenFiles(data)),
      })}
      send={send}
    >
      {(field) => (
        <>
          <input type="hidden" name="orderId" value={orderId} />
          <UnfinishedNotice uploads={uploads?.unfinished ?? []} />
          <RadioGroup
            // The choice that was begun is selected again; one that is only known now needs a new group.
            key={pendingType ?? ''}
            name="documentType"
            label={t('whichType')}
            error={field('documentType').error}
            defaultValue={field('documentType').defaultValue || pendingType || (requestedType ?? undefined)}
            options={overview.types.map(({ type, isRequired, explanation }) => ({
              value: type,
              label: `${t(typeLabel(type))} (${t(isRequired ? 'required' : 'optional').toLowerCase()})`,
              hint: explanation?.[language],
            }))}
          />
          <FileChoice
            name="attachment"
            label={t('files')}
            hint={filesHint(field('attachment'))}
            error={sending.errorText(field('attachment').error)}
            accept={hasScript ? `${acceptedFiles},${heicFiles}` : acceptedFiles}
            multiple
          />
          <div className={styles.photo}>
            <FileChoice name="photo" label={t('photo')} accept="image/*" capture="environment" />
          </div>
          <SendingStatus progress={sending.progress} />
        </>
      )}
    </PlainForm>
  )

  function filesHint({
    defaultValue,
    error,
  }: {
    readonly defaultValue: string
    readonly error: string | undefined
  }) {
    const again = form !== null && isForm && defaultValue !== '' && error === undefined
    return again ? `${t('filesAgain', { name: defaultValue })} ${t('filesHint')}` : t('filesHint')
  }
}
