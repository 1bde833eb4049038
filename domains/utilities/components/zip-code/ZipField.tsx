import { TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { zipLabels } from './labels'
import type { TypedZip } from './typed-zip'

interface ZipFieldProps {
  readonly typed: TypedZip
  /** Which home is meant. */
  readonly hint: string
}

/** Asks for a ZIP code by the address of the page that follows: it is no secret, and no script is needed. */
export function ZipField({ typed: { zip, wrongZip }, hint }: ZipFieldProps) {
  const t = useLabels(zipLabels)
  return (
    <TextField
      name="zip"
      label={t('zip')}
      hint={hint}
      error={wrongZip === null ? undefined : t('zipWrong')}
      defaultValue={wrongZip ?? zip ?? ''}
      width="short"
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={10}
      required
    />
  )
}
