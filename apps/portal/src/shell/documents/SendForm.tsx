import { FileField, RadioGroup } from '@porchlight/design-system'
import type { DocumentsOverview } from '@porchlight/portal-methods/client'
import { useRef, useState } from 'react'
import type { FormErrors } from '../forms/form-errors'
import { PlainForm } from '../forms/PlainForm'
import { useHasScript } from '../forms/use-has-script'
import { acceptedFiles, checkFile } from '../messages/check-attachment'
import { leaveFor } from '../messages/send-message-form'
import { useAddress } from '../navigation/address'
import { useLabels, usePage } from '../page/page-context'
import { isHeic, prepareFile } from '../uploads/prepare-file'
import { sendFile } from '../uploads/send-file'
import styles from './Documents.module.css'
import { documentLabels, hintLabel, typeLabel } from './document-labels'
import { labels } from './labels'
import { type Progress, SendingStatus } from './SendingStatus'

const words = { ...labels, ...documentLabels }

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
    const files = chosenFiles(data)
    const documentType = values.documentType ?? ''
    for (const [index, chosen] of files.entries()) {
      const file = await prepareFile(chosen)
      if (file === null) return stop({ form: 'heicUnreadable' })
      const own = { name: chosen.name, number: index + 1, count: files.length, size: file.size }
      const show = (change: Partial<Progress>) =>
        setProgress((before) => ({ ...own, sent: 0, isWaiting: false, ...before, ...own, ...change }))
      show({ sent: 0, isWaiting: false })
      const errors = await sendFile(
        { orderId, documentType, file, key: keyOf(keys.current, documentType, chosen) },
        { onProgress: (sent) => show({ sent }), onWaiting: (isWaiting) => show({ isWaiting }) },
      )
      if (Object.keys(errors).length > 0) return stop(ofFiles(errors))
    }
    const sent = address(`${page}?received`)
    return leaveFor(sent)
  }

  function stop(errors: FormErrors): FormErrors {
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

/** The files of both fields; a browser puts a file without a name where none was chosen. */
function chosenFiles(data: FormData): readonly File[] {
  return [...data.getAll('attachment'), ...data.getAll('photo')].filter(
    (file): file is File => file instanceof File && !(file.name === '' && file.size === 0),
  )
}

function checkFiles(files: readonly File[]): FormErrors {
  if (files.length === 0) return { attachment: 'requiredFieldMissing' }
  const problem = files.map((file) => (isHeic(file) ? null : checkFile(file))).find((found) => found !== null)
  return problem == null ? {} : { attachment: problem }
}

/** What is wrong with a file stands at the field of the files. */
function ofFiles(errors: FormErrors): FormErrors {
  const ofTheFile = /^(file|emptyFile|invalidFileFormat)/
  const { form } = errors
  return form !== undefined && ofTheFile.test(form) ? { attachment: form } : errors
}

/** The key of a file for a type: the same while the page is open, so that a second try goes on with the first. */
function keyOf(keys: Map<string, string>, type: string, { name, size, lastModified }: File): string {
  const file = JSON.stringify([type, name, size, lastModified])
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}
