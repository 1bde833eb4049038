import { Button, ErrorSummary } from '@porchlight/design-system'
import { FileChoice } from '@porchlight/page-parts/forms/FileChoice'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useMemo, useState } from 'react'
import { type Progress, SendingStatus } from '../../../files/components/uploads/SendingStatus'
import { sendFile } from '../../../files/components/uploads/send-file'
import { bookPathOf } from '../../facts/book-file-names'
import { bookUploadLimits } from '../../facts/book-upload'
import { bookFileMethods, createBookUpload, runBookUpload } from './book-calls'
import { labels } from './labels'

interface UploadFormProps {
  /** Called with the import whose files are being sent, and with null once they have arrived or failed. */
  readonly sending: (uploadId: string | null) => void
}

type Problem = {
  readonly label: 'chooseFiles' | 'unknownName' | 'emptyFile' | 'tooMany' | 'tooLarge' | 'failed'
  readonly name?: string
}

const limits = {
  files: String(bookUploadLimits.files),
  size: String(bookUploadLimits.bytes / 1_048_576),
}

/** Sends the files of a new import one after the other, and has them checked. */
export function UploadForm({ sending }: UploadFormProps) {
  const t = useLabels(labels)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = problem === null ? undefined : t(problem.label, { ...limits, name: problem.name ?? '' })
  // The summary takes the focus for each new list, so a new list is created for each new problem only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows the problem
  const summary = useMemo(() => (text === undefined ? [] : [{ field: 'files', message: text }]), [problem])

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const files = new FormData(form).getAll('files').filter(isChosen)
    const found = problemOf(files)
    setProblem(found)
    if (found !== null) return
    setBusy(true)
    const hasArrived = await sendAll(files)
    setBusy(false)
    setProgress(null)
    sending(null)
    if (hasArrived) form.reset()
    else setProblem({ label: 'failed' })
  }

  async function sendAll(files: readonly File[]): Promise<boolean> {
    const created = await createBookUpload(files.map(({ name, size }) => ({ name, size })))
    if (created.kind === 'refused') return false
    const { uploadId: bookUploadId } = created.body
    sending(bookUploadId)
    for (const [index, file] of files.entries()) {
      const start: Progress = {
        name: file.name,
        number: index + 1,
        count: files.length,
        size: file.size,
        sent: 0,
        isResumed: false,
        isWaiting: false,
      }
      setProgress(start)
      const errors = await sendFile(
        { methods: bookFileMethods, subject: { bookUploadId }, file, key: crypto.randomUUID() },
        {
          onProgress: (sent) => setProgress({ ...start, sent }),
          onWaiting: (isWaiting) => setProgress({ ...start, isWaiting }),
        },
      )
      if (Object.keys(errors).length > 0) return false
    }
    return (await runBookUpload(bookUploadId, 'check')).kind === 'done'
  }

  return (
    <form
      className={content.form}
      aria-labelledby="new-import"
      method="post"
      noValidate
      onSubmit={(event) => void upload(event)}
    >
      <h2 className={content.heading} id="new-import">
        {t('newImport')}
      </h2>
      <ErrorSummary title={t('notUploaded')} errors={summary} />
      <FileChoice
        name="files"
        label={t('files')}
        hint={t('filesHint', limits)}
        error={text}
        accept=".csv,.ndjson,.json,.xml"
        multiple
        required
      />
      <SendingStatus progress={progress} />
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('uploading')}>
          {t('upload')}
        </Button>
      </div>
    </form>
  )
}

/** A browser puts a file without a name where none was chosen. */
function isChosen(file: FormDataEntryValue): file is File {
  return file instanceof File && file.name !== ''
}

function problemOf(files: readonly File[]): Problem | null {
  if (files.length === 0) return { label: 'chooseFiles' }
  if (files.length > bookUploadLimits.files) return { label: 'tooMany' }
  const unknown = files.find(({ name }) => bookPathOf(name) === null)
  if (unknown !== undefined) return { label: 'unknownName', name: unknown.name }
  const empty = files.find(({ size }) => size === 0)
  if (empty !== undefined) return { label: 'emptyFile', name: empty.name }
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return size > bookUploadLimits.bytes ? { label: 'tooLarge' } : null
}
