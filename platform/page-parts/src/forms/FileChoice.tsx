import { FileField, type FileFieldProps } from '@porchlight/design-system'
import { defineLabels } from '@porchlight/i18n'
import { useLabels } from '../page/page-context'

const labels = defineLabels({
  file: { en: 'Choose a file', es: 'Elegir un archivo' },
  files: { en: 'Choose files', es: 'Elegir archivos' },
  camera: { en: 'Open the camera', es: 'Abrir la cámara' },
  dropFile: { en: 'or drop it here', es: 'o suéltelo aquí' },
  dropFiles: { en: 'or drop them here', es: 'o suéltelos aquí' },
})

/** A file field in the page’s language. */
export function FileChoice(props: Omit<FileFieldProps, 'prompt' | 'dropHint'>) {
  const t = useLabels(labels)
  if (props.capture !== undefined) return <FileField {...props} prompt={t('camera')} />
  const isOne = props.multiple !== true
  return (
    <FileField
      {...props}
      prompt={t(isOne ? 'file' : 'files')}
      dropHint={t(isOne ? 'dropFile' : 'dropFiles')}
    />
  )
}
