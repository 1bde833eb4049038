import { FileField, RadioGroup } from '@porchlight/design-system'
import type { DocumentsOverview } from '@porchlight/portal-methods/client'
import { useRef, useState } from 'react'
import type { FormErrors } from '../forms/form-errors'
import { PlainForm } from '../forms/PlainForm'
import { useHasScript } from '../forms/use-has-script'
import { acceptedFiles } from '../messages/check-attachment'
import { leaveFor } from '../messages/send-message-form'
import { useAddress } from '../navigation/address'
import { useLabels, usePage } from '../page/page-context'
import { type Progress, SendingStatus } from '../uploads/SendingStatus'
import { checkFiles, chosenFiles, sendFiles } from '../uploads/send-files'
import { taskFormWords } from '../uploads/task-form-words'
import styles from './Documents.module.css'
import { documentLabels, hintLabel, typeLabel } from './document-labels'
import { labels } from './labels'

const words = { ...labels, ...documentLabels, ...taskFormWords }

interface SendFormProps {
  readonly overview: DocumentsOverview
  /** The type that the address chooses. */
  readonly askedType: string | null
  /** Whether what the server answered to the page's form was about this one. */
  readonly isForm: boolean
}

/** The form that sends the pages of one document: with a script in parts, so that a line may drop, without one whole. */
export function SendForm({ overview, askedType, isForm }: SendFormProps) {
  const t = useLabels(words)
  const address = useAddress()
  const { form } = usePage()
  const hasScript = useHasScript()
  const keys = useRef(new Map<string, string>())
  const [progress, setProgress] = useState<Progress | null>(null)
  const orderId = overview.orderId ?? ''
  const page = orderId === '' ? '/documents' : `/documents/${orderId}`

  async function send(values: Readonly<Record<string, string>>, data: FormData): Promise<FormErrors> {
    const documentType = values.documentType ?? ''
    const files = chosenFiles(data)
    const errors = await sendFiles({ orderId, documentType, files, keys: keys.current }, setProgress)
    if (Object.keys(errors).length === 0) return leaveFor(address(`${page}?received`))
    setProgress(null)
    return errors
  }

  return (
    <PlainForm
      action={address(page)}
      isMultipart
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      missingWords={{ documentType: t('typeRequired'), attachment: t('filesRequired') }}
      {...(isForm ? {} : { answered: {} })}
      ownWords={{
        heicUnreadable: { text: t('heicUnreadable') },
        orderNotFound: { text: t('orderGone') },
        linkExpired: { text: t('orderGone') },
        linkNotLatest: { text: t('orderGone') },
      }}
      check={(values, data) => ({
        ...(values.documentType === undefined ? { documentType: 'requiredFieldMissing' } : {}),
        ...checkFiles(chosenFiles(data)),
      })}
      send={send}
    >
      {(field) => (
        <>
          <input type="hidden" name="orderId" value={orderId} />
          <RadioGroup
            name="documentType"
            label={t('whichType')}
            error={field('documentType').error}
            defaultValue={field('documentType').defaultValue || (askedType ?? undefined)}
            options={overview.types.map(({ type, isRequired }) => {
              const hint = hintLabel(type)
              return {
                value: type,
                label: `${t(typeLabel(type))} (${t(isRequired ? 'required' : 'optional').toLowerCase()})`,
                hint: hint === null ? undefined : t(hint),
              }
            })}
          />
          <FileField
            name="attachment"
            label={t('files')}
            hint={filesHint(field('attachment'))}
            error={field('attachment').error}
            accept={hasScript ? `${acceptedFiles},.heic,.heif` : acceptedFiles}
            multiple
          />
          <div className={styles.photo}>
            <FileField name="photo" label={t('photo')} accept="image/*" capture="environment" />
          </div>
          <SendingStatus progress={progress} />
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
