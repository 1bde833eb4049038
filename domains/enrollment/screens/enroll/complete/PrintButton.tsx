import { Button, useHasScript } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'

/** Prints the page; without a script the browser's own menu does. */
export function PrintButton() {
  const t = useLabels(labels)
  const hasScript = useHasScript()
  if (!hasScript) return null
  return (
    <Button variant="secondary" onClick={() => print()}>
      {t('print')}
    </Button>
  )
}
