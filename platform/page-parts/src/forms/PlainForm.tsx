import { Button, type ButtonVariant, ErrorSummary } from '@porchlight/design-system'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useLabels, usePage } from '../page/page-context'
import {
  errorMessagesOf,
  type FormErrors,
  type FormValues,
  missingFields,
  type RequiredFields,
} from './form-errors'
import styles from './PlainForm.module.css'
import { useSending } from './use-sending'

/** The props that a field component receives from its form. */
export interface FieldBinding {
  readonly name: string
  readonly error: string | undefined
  /** What was typed before the server responded; empty for secrets, which are never sent back. */
  readonly defaultValue: string
}

/** Returns the binding of the field of that name to its form. */
export type BindField = (name: string) => FieldBinding

/** Texts for an error, with a separate heading if the error has one. */
type CustomMessages = Readonly<Record<string, { readonly title?: string; readonly text: string }>>

interface PlainFormProps {
  /** Where the form posts to: an address whose screen names the form's method. */
  readonly action: string
  /** The heading of the error list: what has not happened yet. */
  readonly failedTitle: string
  readonly submit: ReactNode
  /** Shown in the button while the form is being sent. */
  readonly submitting: string
  readonly submitVariant?: ButtonVariant
  /** Whether the form contains a file. */
  readonly isMultipart?: boolean
  readonly required?: RequiredFields
  /** The same texts for fields that only `check` or the server find empty, such as files. */
  readonly missingMessages?: RequiredFields
  /** The form's own texts for errors of the whole form, by key of the catalogue. */
  readonly customMessages?: CustomMessages
  /** The initial errors; by default those that the server returned for the page's form. */
  readonly answered?: FormErrors
  /** Returns further errors that a script can detect before anything is sent. */
  readonly check?: (values: FormValues, data: FormData) => FormErrors
  /** Sends the form by script, instead of a page load; returns its errors. Files are in `data` only. */
  readonly send?: (values: FormValues, data: FormData) => Promise<FormErrors>
  readonly children?: (field: BindField) => ReactNode
}

const noLabels = {}
const nothingRequired: RequiredFields = {}
const noCustomMessages: CustomMessages = {}

/**
 * The form of a page. It posts to its address without a script; with one it is checked first and sent only once. Errors
 * are listed above it and shown at their fields.
 */
export function PlainForm(props: PlainFormProps) {
  const { action, failedTitle, submit, submitting, submitVariant = 'primary', isMultipart = false } = props
  const {
    required = nothingRequired,
    missingMessages = nothingRequired,
    customMessages = noCustomMessages,
    answered,
    check,
    send,
    children,
  } = props
  const t = useLabels(noLabels)
  const { form, language } = usePage()
  const [errors, setErrors] = useState<FormErrors>(answered ?? form?.errors ?? {})
  const sending = useSending()
  // The summary receives focus for each new list, so the list is recreated only for each new response.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that a render makes anew say the same
  const { words, title, summary } = useMemo(() => {
    const words = errorMessagesOf(errors, { ...missingMessages, ...required }, language)
    const { form: whole, ...fields } = words
    const own = customMessages[errors.form ?? '']
    const first = whole === undefined ? [] : [{ message: own?.text ?? whole }]
    return {
      words,
      title: own?.title ?? failedTitle,
      summary: [...first, ...Object.entries(fields).map(([field, message]) => ({ field, message }))],
    }
  }, [errors, language])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget)
    const values = textsOf(data)
    const found = { ...check?.(values, data), ...missingFields(values, required) }
    const isWorthSending = Object.keys(found).length === 0
    if (!isWorthSending) setErrors(found)
    if (!isWorthSending || !sending.begin()) {
      event.preventDefault()
      return
    }
    if (send === undefined) return
    event.preventDefault()
    void send(values, data).then((answer) => {
      setErrors(answer)
      sending.end()
    })
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      encType={isMultipart ? 'multipart/form-data' : undefined}
      noValidate={sending.hasScript}
      onSubmit={handleSubmit}
    >
      <ErrorSummary title={title} errors={summary} />
      {children?.((name) => ({
        name,
        error: words[name],
        defaultValue: form?.values[name] ?? '',
      }))}
      <Button type="submit" variant={submitVariant} wide busy={sending.isSending} busyLabel={submitting}>
        {submit}
      </Button>
      <p className={styles.waiting} role="status">
        {sending.isSlow ? t('stillWorking') : ''}
      </p>
    </form>
  )
}

function textsOf(data: FormData): FormValues {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
