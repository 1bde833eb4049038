import { acceptedFiles } from '@porchlight/file-formats'
import { FileChoice } from '@porchlight/page-parts/forms/FileChoice'
import type { BindField } from '@porchlight/page-parts/forms/PlainForm'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { attachmentField } from '../../files/components/check-attachment'
import { messageLabels } from './labels'

/**
 * The file of a message; after an answer of the server the file has to be chosen again, because browsers do not
 * retain it.
 */
export function AttachmentField({ field }: { readonly field: BindField }) {
  const t = useLabels(messageLabels)
  const { name, error, defaultValue: chosen } = field(attachmentField)
  const hint = t('attachmentHint')
  return (
    <FileChoice
      name={name}
      label={t('attachment')}
      hint={chosen === '' || error !== undefined ? hint : `${t('attachAgain', { name: chosen })} ${hint}`}
      error={error}
      accept={acceptedFiles}
    />
  )
}
